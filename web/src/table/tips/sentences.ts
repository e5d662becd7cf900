/** What each thing on the table means at this moment, in a sentence or two. */
import { countOf, type Counted, type Tally } from '../../core/count.ts';
import { isBotSeat, seatOf, standingBid, type Known } from '../../core/game.ts';
import { leftOf } from '../../core/left.ts';
import type { Shown } from '../../core/reveal.ts';
import { SPECIAL_TIPS } from '../../core/specials.ts';
import { nameOf, say } from '../../state/voice.ts';
import { currentLanguage, faceText, t } from '../../state/words.svelte.ts';
import type { Card } from '../../wire.ts';
import { limitOf, penaltyOf } from '../board/deck.ts';
import { LINES } from '../controls/lines.ts';
import { stepWords } from '../reveal/words.ts';

/** What is known when somebody asks. */
export interface Moment {
  /** The table as it is shown. */
  readonly known: Known;
  /** The reveal that is shown; its cards are explained by its own count. */
  readonly shown: Shown | null;
  /** Whether the sum of what one sees is to be seen. */
  readonly sums: boolean;
}

type Tip = (moment: Moment, word: string, seat: number | null) => string;

/** By the first word of `data-tip`; the second one says which of them. */
const TIPS: Readonly<Record<string, Tip>> = {
  explain: () => t('tip-explain'),
  card: (moment, place) => cardInView(moment, Number(place)),
  count: (moment, place) => cardInCount(moment, Number(place)),
  face: ({ known }, face) => faceTip(known, face, null, false),
  pile: ({ known }) => say(known, 'tip-pile', { count: pileOf(known) }),
  eye: (moment, side, seat) => eyeTip(moment.known, side, seat),
  mark: (moment, kind, seat) => markTip(moment.known, kind, seat),
  bid: bidTip,
  sum: sumTip,
  hill: () => t('tip-hill'),
  line: () => t('tip-line'),
  total: totalTip,
  way: () => t('tip-way'),
  extra: (moment, word) => extraTip(moment.known, word),
  left: ({ known }) =>
    t('extras-left', { count: leftOf(known).reduce((sum, { left }) => sum + left, 0) }),
  note: ({ known }, name, seat) => `${nameOf(known, seat ?? 0)}: ${t(name)}`,
  seat: ({ known }, _, seat) => seatTip(known, seat ?? 0),
};

/** The sentence for a `data-tip`, at that seat if it lies at one. */
export function sentenceOf(moment: Moment, tip: string, seat: number | null): string {
  const [kind = '', ...words] = tip.split(' ');
  return TIPS[kind]?.(moment, words.join(' '), seat) ?? '';
}

/** Two sentences in a row; either may be missing. */
function both(first: string, second: string): string {
  return [first, second].filter(Boolean).join(' ');
}

// Cards

function cardInView({ known, shown, sums }: Moment, place: number): string {
  const { view } = known;
  const card = view?.cards[place];
  if (!view || !card) return '';
  if (card.card === null) return hiddenTip(known, card);
  const secret = card.place === 'centre' || card.place === 'coyote';
  // What only one seat knows is not written beside a card that lies face down.
  if (secret && view.reveal === null && isHeld(known)) {
    return t('tip-secret', { place: card.place });
  }
  const steps = shown || !sums ? [] : view.steps;
  return placed(known, { cards: view.cards, steps }, place, false);
}

function cardInCount({ known, shown }: Moment, place: number): string {
  return shown ? placed(known, shown.result, place, true) : '';
}

function isHeld({ view }: Known): boolean {
  return view !== null && view.seat !== null && view.alive.includes(view.seat);
}

/** A card with a face: where it lies, if that is special, and what it does. */
function placed(known: Known, tally: Tally, place: number, over: boolean): string {
  const card = tally.cards[place];
  if (!card?.card) return '';
  const where =
    card.place === 'worn' ? '' : say(known, 'tip-place', { place: card.place, by: card.seat });
  if (card.place === 'behind') return `${faceText(card.card)}: ${where}`;
  return both(
    faceTip(known, card.card, tally.steps.length > 0 ? { tally, card } : null, over),
    where,
  );
}

function hiddenTip(known: Known, card: Card): string {
  const { view } = known;
  if (card.place === 'centre') {
    const peeks = view?.legal?.actions.includes('peek') ?? false;
    return t('tip-centre', { peeked: view?.peeked.length ?? 0, peeks: peeks ? 1 : 0 });
  }
  if (card.place === 'coyote') return say(known, 'tip-coyote', { by: card.seat });
  if (card.seat !== seatOf(known)) return t('tip-hidden');
  return say(known, 'tip-own', { place: card.place });
}

/** What a face does; and to what, where a count tells it. */
function faceTip(
  known: Known,
  face: string,
  counted: { tally: Tally; card: Card } | null,
  over: boolean,
): string {
  const steps = counted ? countOf(counted.tally) : [];
  const own = steps.find(({ card }) => card === counted?.card);
  const special = SPECIAL_TIPS[face];
  if (!special)
    return numberTip(
      face,
      own,
      steps.find(({ victim }) => victim === counted?.card),
    );
  const rule = say(known, special);
  return own ? both(rule, effectOf(own, steps, over)) : rule;
}

function numberTip(face: string, own: Counted | undefined, hit: Counted | undefined): string {
  const number = Math.abs(Number(face));
  const sign = number === 0 ? 'zero' : face.startsWith('-') ? 'minus' : 'plus';
  const how = hit && hit.effect !== 'draw' ? hit.effect : own?.facts.twice === 1 ? 'twice' : sign;
  return t('tip-number', {
    face: faceText(face),
    number,
    how,
    by: hit ? faceText(hit.card.card ?? '') : '',
    change: own?.change ?? 0,
  });
}

/** What a special card does to the others that are counted with it. */
function effectOf(step: Counted, steps: readonly Counted[], over: boolean): string {
  const when = { over: over ? 1 : 0 };
  if (step.effect === 'nothing') return '';
  if (step.effect !== 'double') {
    const victim = step.victim?.card ? faceText(step.victim.card) : 'none';
    return t(step.effect === 'draw' ? 'tip-drew' : 'tip-hit', { victim, ...when });
  }
  if (step.begun) return t('tip-makes', { before: step.sum - step.change, sum: step.sum, ...when });
  const twice = steps.filter(({ facts }) => facts.twice === 1);
  if (twice.length === 0) return '';
  const faces = twice.map(({ card }) => faceText(card.card ?? ''));
  const cards = new Intl.ListFormat(currentLanguage()).format(faces);
  return t('tip-doubles', { cards, ...when });
}

// What somebody has

function eyeTip(known: Known, side: string, seat: number | null): string {
  const eyes = seat === null ? undefined : known.view?.standing[seat];
  if (typeof eyes !== 'object') return '';
  const left = eyes.open + eyes.closed;
  const trickster = known.game?.options.trickster === true ? 1 : 0;
  return both(
    say(known, 'tip-eye', { side, by: seat, trickster }),
    say(known, 'tip-eyes-left', { left, by: seat }),
  );
}

function markTip(known: Known, kind: string, seat: number | null): string {
  const marks = seat === null ? undefined : known.view?.standing[seat];
  if (typeof marks !== 'number') return '';
  const left = Math.max(0, limitOf(known) - marks);
  return both(
    t('tip-mark', { penalty: penaltyOf(known), kind }),
    say(known, 'tip-marks-left', { left, by: seat }),
  );
}

function seatTip(known: Known, seat: number): string {
  const player = known.table.seats[seat];
  const how = player && isBotSeat(player) ? t(`bot-${player.bot}`) : 'none';
  const turn = known.view?.to_act.includes(seat) ? say(known, 'seat-turn', { by: seat }) : '';
  return both(say(known, 'tip-seat', { by: seat, how }), turn);
}

function pileOf({ view }: Known): number {
  return view?.pile.reduce((sum, segment) => sum + segment.left, 0) ?? 0;
}

function extraTip(known: Known, word: string): string {
  const found = leftOf(known).find((each) => each.word === word);
  const line = say(known, LINES[word as keyof typeof LINES]);
  return t('tip-extra', {
    name: t(`do-${word}`),
    line: line.replace(/\.$/, ''),
    left: found ? t('left-count', { left: found.left, of: found.of }) : 'none',
  });
}

// The number line

function bidTip({ known, shown }: Moment): string {
  const bid = known.view && standingBid(known.view);
  if (!bid) return t('tip-no-bid');
  const yours = !shown && known.view?.legal?.actions.includes('challenge');
  return say(known, 'tip-bid', { by: bid.seat, bid: bid.number, yours: yours ? 1 : 0 });
}

function sumTip({ known }: Moment): string {
  const { view } = known;
  if (!view || view.sum === null) return '';
  const why = countOf(view)
    .filter(({ effect, victim }) => effect === 'double' || victim !== null)
    .map((step) => `${faceText(step.card.card ?? '')} ${stepWords(known, step)}`);
  return say(known, 'tip-sum', { sum: view.sum, why: why.join('; ') || 'none' });
}

function totalTip({ known, shown }: Moment): string {
  if (!shown || shown.result.total === null) return '';
  const { total, bid, winner, bidder } = shown.result;
  return say(known, 'tip-total', {
    total,
    bid: bid ?? 0,
    reached: winner === bidder ? 1 : 0,
  });
}
