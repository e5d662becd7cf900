/** Where a note goes: above what it is about, or below it, and inside the window. */

const GAP = 8;

function placeBeside(note: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  // It is measured where it can be as wide as it likes.
  note.style.left = '0';
  const wide = note.offsetWidth;
  const high = note.offsetHeight;
  const inside = (wish: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(wish, room - size - GAP));
  const above = top - high - GAP;
  const y = above >= GAP ? above : bottom + GAP;
  note.style.left = `${inside(left + width / 2 - wide / 2, wide, innerWidth)}px`;
  note.style.top = `${inside(y, high, innerHeight)}px`;
}

/** Place a note, and again whenever its anchor moves further than a card that breathes. */
export function keepBeside(note: HTMLElement, anchor: Element): () => void {
  let box = anchor.getBoundingClientRect();
  let frame = 0;
  placeBeside(note, box);
  const follow = (): void => {
    const now = anchor.getBoundingClientRect();
    if (Math.hypot(now.left - box.left, now.bottom - box.bottom) > GAP) {
      box = now;
      placeBeside(note, box);
    }
    frame = requestAnimationFrame(follow);
  };
  frame = requestAnimationFrame(follow);
  return () => cancelAnimationFrame(frame);
}
