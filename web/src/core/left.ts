/** The additions or tokens that a round still has: all of it is public. */
import { ADDITIONS, TOKENS, TOKEN_COUNTS, type Addition, type Token } from '../wire.ts';
import type { Known } from './game.ts';

export interface Left {
  readonly word: Addition | Token;
  readonly left: number;
  readonly of: number;
}

/** What this game is played with; empty where there are neither additions nor tokens. */
export function leftOf(known: Known): Left[] {
  const { game, view } = known;
  if (!game || !view) return [];
  const used = (word: string): number => view.used.filter((each) => each === word).length;
  const { additions, tokens } = game.options;
  if (Array.isArray(additions)) {
    return ADDITIONS.filter((word) => additions.includes(word)).map((word) => {
      return { word, left: 1 - used(word), of: 1 };
    });
  }
  // With two players left the tokens are off (docs/rules.md, the token variant of `museum`).
  if (tokens !== true || view.alive.length < 3) return [];
  return TOKENS.map((word) => {
    const of = TOKEN_COUNTS[word];
    return { word, left: of - used(word), of };
  });
}
