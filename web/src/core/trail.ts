/** The bids of a finished round in their order, with whatever else moved it on. */
import type { Result, WithBid } from '../wire.ts';
import { readMove, type Word } from './notation.ts';

export interface Step {
  readonly seat: number;
  readonly word: Exclude<Word, 'guess' | 'discard'>;
  /** The bid, or the bid that is challenged. */
  readonly number: number | null;
  /** What went with the bid, and for whom. */
  readonly addition: WithBid | null;
  readonly of: number | null;
}

/** Guesses and the eye that is given back come after the last bid: the count tells of them. */
export function trailOf(result: Result): Step[] {
  let standing: number | null = null;
  return result.moves.map(readMove).flatMap(({ seat, action }): Step[] => {
    switch (action.word) {
      case 'guess':
      case 'discard':
        return [];
      case 'bid':
        standing = action.number;
        return [
          {
            seat,
            word: 'bid',
            number: action.number,
            addition: action.addition,
            of: action.seat,
          },
        ];
      default: {
        const claims = action.word === 'challenge' || action.word === 'confirm';
        const number = claims ? standing : null;
        return [{ seat, word: action.word, number, addition: null, of: null }];
      }
    }
  });
}
