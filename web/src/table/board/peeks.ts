/** Cards in the middle that this page saw face down: the first look at one of them is shown. */
import type { Known } from '../../core/game.ts';
import type { CardPlace } from '../../wire.ts';

const PLACES: readonly CardPlace[] = ['centre', 'coyote'];

/** For the life of the page: after a reload nothing turns over that was seen before. */
const faceDown = new Set<string>();

/** A place in the middle, in one round of one game of one table. */
export function spotOf(known: Known, place: CardPlace): string {
  return [known.table.code, known.game?.number, known.view?.round, place].join(' ');
}

/** Call it with everything that becomes known. */
export function noteFaceDown(known: Known): void {
  for (const place of PLACES) {
    const isKnown = known.view?.cards.some((card) => card.place === place && card.card !== null);
    if (!isKnown) faceDown.add(spotOf(known, place));
  }
}

/** Whether a card that is known now lay face down before; true once. */
export function takeFirstLook(spot: string): boolean {
  return faceDown.delete(spot);
}
