/** How the table is laid out: which of three arrangements the window has room for. */

/**
 * - `wide`: an oval table with the log and chat at its side;
 * - `short`: the board on the left, your seat and controls on the right (a phone on its side);
 * - `narrow`: one column (a phone, a tablet held upright).
 */
export type Layout = 'wide' | 'short' | 'narrow';

const wide = matchMedia('(min-width: 1000px) and (min-height: 600px) and (min-aspect-ratio: 5/4)');
const upright = matchMedia('(max-aspect-ratio: 1/1)');

const read = (): Layout => (wide.matches ? 'wide' : upright.matches ? 'narrow' : 'short');

let current = $state<Layout>(read());
for (const query of [wide, upright]) query.addEventListener('change', () => (current = read()));

export function layout(): Layout {
  return current;
}

/** Whether there is room for the wide table, with talk at its side. */
export function isWide(): boolean {
  return current === 'wide';
}

/** On phones the others sit in one row, or in two when there are many; else above and beside. */
export function columnsFor(others: number): number {
  if (isWide()) return others > 2 ? others - 2 : others;
  return others <= 5 ? others : Math.ceil(others / 2);
}
