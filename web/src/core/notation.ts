/** Moves and actions as the wire writes them: `0 bid 12 extra 2`. */
import type { Eye, Face, WithBid } from '../wire.ts';

export type Action =
  | { word: 'bid'; number: number; addition: WithBid | null; seat: number | null }
  | { word: 'guess'; seat: number }
  | { word: 'discard'; eye: Eye }
  | { word: 'name'; card: Face }
  | {
      word:
        | 'challenge'
        | 'peek'
        | 'coyote'
        | 'confirm'
        | 'reverse'
        | 'restart'
        | 'open'
        | 'skip'
        | 'swap';
    };

export type Word = Action['word'];

export interface Move {
  readonly seat: number;
  readonly action: Action;
}

export function readAction(text: string): Action {
  const [word, first = '', addition, seat] = text.split(' ');
  switch (word) {
    case 'bid':
      return {
        word,
        number: Number(first),
        addition: (addition as WithBid | undefined) ?? null,
        seat: seat === undefined ? null : Number(seat),
      };
    case 'guess':
      return { word, seat: Number(first) };
    case 'discard':
      return { word, eye: first as Eye };
    case 'name':
      return { word, card: first as Face };
    default:
      return { word: word as 'challenge' };
  }
}

export function readMove(text: string): Move {
  const space = text.indexOf(' ');
  return { seat: Number(text.slice(0, space)), action: readAction(text.slice(space + 1)) };
}

export function bidText(number: number, addition: WithBid | null, seat: number | null): string {
  return ['bid', String(number), addition, seat].filter((part) => part !== null).join(' ');
}
