/** The score of a table: who has won how often. */
import type { Score } from '../wire.ts';

/** The most wins that anybody has; 0 when nobody has won yet. */
export function mostWins(score: readonly Score[]): number {
  return Math.max(0, ...score.map(({ wins }) => wins));
}

export function isLeading({ wins }: Score, score: readonly Score[]): boolean {
  return wins > 0 && wins === mostWins(score);
}

/** The score of whoever sits there now; nothing for those who have not played yet. */
export function scoreAt(score: readonly Score[], seat: number): Score | null {
  return score.find((each) => each.seat === seat) ?? null;
}

/** How many games were played to the end. */
export function gamesCounted(score: readonly Score[]): number {
  return score.reduce((sum, { wins }) => sum + wins, 0);
}
