/** Where things go on the picture of a result. */

export interface Line {
  readonly size: number;
  readonly lines: readonly string[];
}

const SIZES = [88, 76, 64, 54, 46];

/** The largest size in which a text fits on one line, or on two; a word that is too long is cut. */
export function fitted(
  text: string,
  room: number,
  widthAt: (size: number) => (text: string) => number,
): Line {
  const least = SIZES[SIZES.length - 1] ?? 46;
  for (const size of SIZES) {
    const width = widthAt(size);
    if (width(text) <= room) return { size, lines: [text] };
    const lines = halves(text, width);
    if (size < 80 && lines.every((line) => width(line) <= room)) return { size, lines };
  }
  const width = widthAt(least);
  return { size: least, lines: halves(text, width).map((line) => cut(line, room, width)) };
}

/** Two lines that are about as long as each other. */
function halves(text: string, width: (text: string) => number): string[] {
  const words = text.split(' ');
  let best = [text];
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (widest(lines, width) < widest(best, width)) best = lines;
  }
  return best;
}

function widest(lines: readonly string[], width: (text: string) => number): number {
  return Math.max(...lines.map(width));
}

function cut(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && width(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const TOP = 690;
const BOTTOM = 1220;
const TALLEST = 112;

/** The rows of the ranking: as tall as so many can be. */
export function rowsOf(count: number): { top: number; height: number; gap: number } {
  const each = Math.min(TALLEST + 10, (BOTTOM - TOP) / Math.max(1, count));
  const gap = each > 60 ? 10 : 5;
  return { top: TOP, height: each - gap, gap };
}
