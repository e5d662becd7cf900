/** The table in sentences, for those who cannot see it or want to read it. */
import { cardsInCentre, cardsOf, isYourTurn, standingBid, type Known } from '../../core/game.ts';
import { roundShown, type Shown } from '../../core/reveal.ts';
import { call, nameOf, say } from '../../state/voice.ts';
import { faceText, t } from '../../state/words.svelte.ts';
import type { Card, View } from '../../wire.ts';
import { limitOf, penaltyOf } from '../board/deck.ts';

/** Everything that can be seen on the table now. */
export function describe(known: Known, shown: Shown | null): string[] {
  const { view } = known;
  if (!view) return [];
  return [
    t('table-title', { round: roundShown(known, shown) }),
    turnOf(known, view),
    bidOf(known, view),
    ...view.alive.map((seat) => seatInWords(known, view, seat)),
    ...cardsInCentre(view).map((card) => middleInWords(known, view, card)),
    t('pile-left', { count: view.pile.reduce((sum, part) => sum + part.left, 0) }) + '.',
    ...(view.direction === -1 ? [t('state-reversed')] : []),
    ...(view.double ? [t('bid-doubled') + '.'] : []),
    ...(view.sum === null ? [] : [t('state-sum', { sum: view.sum })]),
  ];
}

function turnOf(known: Known, view: View): string {
  if (known.table.paused) return t('news-paused');
  if (isYourTurn(known)) return call(known);
  const names = view.to_act.map((seat) => nameOf(known, seat));
  return names.length > 0 ? t('state-waiting', { names: listed(names) }) : t('state-nobody');
}

function bidOf(known: Known, view: View): string {
  const bid = standingBid(view);
  if (!bid) return t('state-no-bid');
  return say(known, 'state-bid', { by: bid.seat, bid: bid.number });
}

function seatInWords(known: Known, view: View, seat: number): string {
  const faces = cardsOf(view, seat)
    .filter((card) => card.place !== 'coyote')
    .map((card) => (card.card === null ? t('card-hidden') : faceText(card.card)));
  return say(known, 'state-seat', {
    by: seat,
    cards: listed(faces) || t('state-no-card'),
    marks: marksInWords(known, view, seat),
  });
}

function marksInWords(known: Known, view: View, seat: number): string {
  const standing = view.standing[seat] ?? 0;
  if (typeof standing !== 'number') return t('marks-eyes', { ...standing });
  const limit = limitOf(known);
  return t('marks', {
    penalty: penaltyOf(known),
    count: standing,
    limit,
    left: Math.max(0, limit - standing),
  });
}

function middleInWords(known: Known, view: View, card: Card): string {
  const place = say(known, 'card-in-middle', { place: card.place, by: card.seat });
  // A card that only you know is told while you hold it, and nowhere else.
  if (card.card !== null && view.reveal === null) return t('state-middle-secret', { place });
  const face = card.card === null ? t('card-hidden') : faceText(card.card);
  return t('state-middle', { place, face });
}

function listed(parts: readonly string[]): string {
  return parts.join(', ');
}
