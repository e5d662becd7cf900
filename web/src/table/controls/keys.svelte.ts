/** Single keys that play: on or off on this device, and when they are meant for the game. */
import { shelf } from '../../core/seats.ts';
import { isTyping } from '../../ui/keys.ts';

const NAME = 'coyote:keys';

export const keys = $state({ on: shelf().getItem(NAME) !== 'off' });

export function switchKeys(on: boolean): void {
  keys.on = on;
  shelf().setItem(NAME, on ? 'on' : 'off');
}

/** Whether a key is meant for the table: not for a text, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (!keys.on || event.isComposing || isTyping(event)) return false;
  return document.querySelector('dialog[open]') === null;
}

/** The letter on a key, also where the keyboard writes another script. */
export function letterOf(event: KeyboardEvent): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}
