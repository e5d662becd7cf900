/** The server's count of a round, step by step and card by card, as it is shown. */
import type { Card, Effect, Result } from '../wire.ts';
import type { Fact } from './story.ts';

/** Cards with a count of them, or of those that one sees. */
export type Tally = Pick<Result, 'cards' | 'steps'>;

/** A step of the count with what its words need. */
export interface Counted {
  readonly card: Card;
  readonly effect: Effect;
  readonly victim: Card | null;
  readonly sum: number;
  /** What it does to the sum. */
  readonly change: number;
  /** Whether the sum has begun with it; effects come before. */
  readonly begun: boolean;
  readonly facts: Readonly<Record<'number' | 'sign' | 'twice', Fact>>;
}

/** The steps one after the other. `$twice`: a green after the museum's X2 counts double (M3). */
export function countOf(tally: Tally): Counted[] {
  const turned = new Set(tally.steps.filter(is('turn')).map(({ victim }) => victim));
  let before = 0;
  let doubled = false;
  let begun = false;
  return tally.steps.map((step): Counted => {
    const card = cardAt(tally, step.card);
    const number = numberOf(card);
    const minus = number < 0 || turned.has(step.card);
    const sign = number === 0 ? 'none' : minus ? 'minus' : 'plus';
    begun ||= step.effect === 'add';
    const counted: Counted = {
      card,
      effect: step.effect,
      victim: step.victim === null ? null : cardAt(tally, step.victim),
      sum: step.sum,
      change: step.sum - before,
      begun,
      facts: {
        number: String(Math.abs(number)),
        sign,
        twice: doubled && sign === 'plus' ? 1 : 0,
      },
    };
    doubled ||= step.effect === 'double';
    before = step.sum;
    return counted;
  });
}

function is(effect: Effect): (step: { readonly effect: Effect }) => boolean {
  return (step) => step.effect === effect;
}

function cardAt({ cards }: Tally, place: number): Card {
  const card = cards[place];
  if (!card) throw new Error(`no card ${place}`);
  return card;
}

function numberOf(card: Card): number {
  return /^-?\d+$/.test(card.card ?? '') ? Number(card.card) : 0;
}

/** A card on its way to the line, as far as the count has come. */
export interface Laid {
  /** Its place in the cards of the result. */
  readonly place: number;
  readonly card: Card;
  /** Whether it has come yet. */
  readonly here: boolean;
  readonly struck: boolean;
  readonly turned: boolean;
  /** Lies behind another and does not count (MT4). */
  readonly behind: boolean;
  /** What it brought to the sum, once it has. */
  readonly change: number | null;
  /** It doubles the sum or the greens. */
  readonly doubles: boolean;
  /** Whether the step that plays now is about it. */
  readonly active: boolean;
}

/** The cards in the order in which they come, after so many steps. */
export function laidAfter(result: Result, steps: number): Laid[] {
  const counted = countOf(result);
  const played = result.steps.slice(0, steps);
  const here = new Set(played.flatMap(({ card, victim }) => [card, victim]));
  const last = steps < result.steps.length ? played.at(-1) : undefined;
  const all = steps >= result.steps.length;
  const victims = (effect: Effect): Set<number | null> =>
    new Set(played.filter(is(effect)).map(({ victim }) => victim));
  const struck = victims('strike');
  const turned = victims('turn');
  return arrival(result).map((place): Laid => {
    const card = cardAt(result, place);
    const behind = card.place === 'behind';
    const own = played.findIndex(
      (step) => step.card === place && ['add', 'nothing'].includes(step.effect),
    );
    return {
      place,
      card,
      here: here.has(place) || all,
      struck: struck.has(place),
      turned: turned.has(place),
      behind,
      change: own >= 0 ? (counted[own]?.change ?? 0) : struck.has(place) ? 0 : null,
      doubles: played.some((step) => step.card === place && step.effect === 'double'),
      active: last !== undefined && (last.card === place || last.victim === place),
    };
  });
}

/** The places of the cards as the count takes them up; what does not count comes last. */
function arrival(result: Result): number[] {
  const order = new Set<number>();
  for (const { card, victim } of result.steps) {
    order.add(card);
    if (victim !== null) order.add(victim);
  }
  result.cards.forEach((_, place) => order.add(place));
  return [...order];
}
