/** The notes of a first game, and when each of them first matters. */
import { isLiving, isYourTurn, seatOf, standingBid, type Known } from '../../core/game.ts';
import type { Shown } from '../../core/reveal.ts';
import { say } from '../../state/voice.ts';
import { faceText } from '../../state/words.svelte.ts';
import { limitOf, penaltyOf } from '../board/deck.ts';

export type NoteName = 'turn' | 'special' | 'doubt' | 'peek' | 'loss';

export interface Note {
  readonly name: NoteName;
  readonly text: string;
}

/** Text for a note, or null when there is no need for it now. */
type Writer = (known: Known, sums: boolean) => string | null;

/** In this order where several matter at once. */
const WRITERS: Readonly<Record<Exclude<NoteName, 'loss'>, Writer>> = {
  turn: (known) => {
    if (!isYourTurn(known)) return null;
    return say(known, 'coach-turn', { open: known.view?.bids.length === 0 ? 1 : 0 });
  },
  special: (known) => {
    const special = known.view?.cards.find(({ card }) => card !== null && !/^-?\d+$/.test(card));
    return special?.card ? say(known, 'coach-special', { face: faceText(special.card) }) : null;
  },
  doubt: (known, sums) => {
    const { view } = known;
    const bid = view && standingBid(view);
    if (!bid || !isYourTurn(known) || !view.legal?.actions.includes('challenge')) return null;
    const sum = sums ? view.sum : null;
    if (sum !== null && sum >= bid.number) return null;
    return say(known, 'coach-doubt', { of: bid.seat, bid: bid.number, sum: sum ?? 'none' });
  },
  peek: (known) =>
    isYourTurn(known) && known.view?.legal?.actions.includes('peek')
      ? say(known, 'coach-peek')
      : null,
};

/** The note for this moment, of those that were not read yet. */
export function noteOf(
  known: Known,
  shown: Shown | null,
  sums: boolean,
  read: readonly string[],
): Note | null {
  if (!isLiving(known)) return null;
  if (shown) {
    if (shown.result.loser !== seatOf(known) || read.includes('loss')) return null;
    const facts = { penalty: penaltyOf(known), limit: limitOf(known) };
    return { name: 'loss', text: say(known, 'coach-loss', facts) };
  }
  if (known.view?.phase !== 'bid') return null;
  for (const name of Object.keys(WRITERS) as (keyof typeof WRITERS)[]) {
    const text = read.includes(name) ? null : WRITERS[name](known, sums);
    if (text !== null) return { name, text };
  }
  return null;
}
