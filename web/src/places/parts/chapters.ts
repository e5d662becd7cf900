/** Which chapters of the rules belong to which edition. */
import type { RulesText } from '../../../build/rules.ts';
import { EDITIONS, type Edition } from '../../wire.ts';

/** The letters of each edition's rules; the common ones are nobody's own. */
const LETTERS: Readonly<Record<Edition, readonly string[]>> = {
  eyes: ['E', 'T'],
  tomahawk: ['H', 'HA'],
  museum: ['M', 'MT'],
  classic: ['K'],
};

/** An edition's own id is its first minute's; its chapter is further down. */
export const chapterOf = (edition: Edition): string => `${edition}-rules`;

/** The edition that a chapter or a rule belongs to; null where it is for all. */
export function editionOf(id: string): Edition | null {
  const letters = /^([A-Z]+)\d+$/.exec(id)?.[1] ?? '';
  return (
    EDITIONS.find((each) => [each, chapterOf(each)].includes(id)) ??
    EDITIONS.find((each) => LETTERS[each].includes(letters)) ??
    null
  );
}

/** What one reads to play an edition: all but the other editions; words and comparison come last. */
export function partsOf(text: RulesText, edition: Edition): RulesText['parts'] {
  const own = text.parts
    .filter(({ id }) => (editionOf(id) ?? edition) === edition)
    .map((part) => (part.id === edition ? { ...part, id: chapterOf(edition) } : part));
  const [about, words, ...rest] = own;
  const comparison = rest.pop();
  return [about, ...rest, words, comparison].filter((part) => part !== undefined);
}

/** Faces of cards are drawn as small cards, and a corner that heads nothing is no heading. */
export function dressed(html: string, text: (face: string) => string): string {
  return html
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(
      /<code>(-?\d+|0\*|\?|MAX0|MAX-|X2)<\/code>/g,
      (_, face: string) => `<span class="face">${text(face)}</span>`,
    );
}
