/** Coming to a place: its heading takes the focus, and there is a way back. */
import type { Attachment } from 'svelte/attachments';
import { go } from '../state/route.svelte.ts';

let moved = false;

/** From now on places are come to, not loaded: call when the place changes. */
export function movedOn(): void {
  moved = true;
}

/** For the heading of a place. A page that was just loaded begins at its top anyway. */
export const arrival: Attachment<HTMLElement> = (heading) => {
  if (!moved) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Where one came from; who came from elsewhere goes to the start page. */
export function back(): void {
  if (moved) history.back();
  else go('/');
}
