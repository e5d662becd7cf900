/** What the pages of a table need to know of its edition, beyond what the view says. */
import type { Known } from '../../core/game.ts';
import type { Edition, Penalty } from '../../wire.ts';

export function editionOf(known: Known): Edition {
  return known.game?.edition ?? known.table.settings.edition;
}

/** Whether the cards of this game are called and drawn as feathers. */
export function isFeather(known: Known): boolean {
  const edition = editionOf(known);
  return edition === 'tomahawk' || edition === 'museum';
}

const PENALTIES: Readonly<Record<Edition, Penalty>> = {
  eyes: 'eyes',
  tomahawk: 'tomahawks',
  museum: 'tokens',
  classic: 'lives',
};

export function penaltyOf(known: Known): Penalty {
  return PENALTIES[editionOf(known)];
}

/** How many marks a player can take before they are out. */
export function limitOf(known: Known): number {
  const limit = known.game?.options.limit;
  return typeof limit === 'number' ? limit : 3;
}
