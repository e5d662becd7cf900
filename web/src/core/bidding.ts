/** What a turn offers: numbers to bid, what may go with them, and all other actions. No page. */
import { LOWEST_BID, WITH_BID } from '../wire.ts';
import type { Edition, Legal, View, WithBid } from '../wire.ts';
import { standingBid, type Known } from './game.ts';
import { readAction, type Word } from './notation.ts';

/** The numbers that may be bid now. */
export interface Range {
  readonly least: number;
  readonly most: number;
  /** The one number between them that is not allowed. */
  readonly excluded: number | null;
}

export function rangeOf(legal: Legal | null): Range | null {
  if (!legal || legal.min_bid === null || legal.max_bid === null) return null;
  const { min_bid, max_bid: most, excluded } = legal;
  if (min_bid !== excluded) return { least: min_bid, most, excluded };
  // Nobody is told "at least 20" when 20 is the number that was withdrawn.
  return min_bid < most ? { least: min_bid + 1, most, excluded: null } : null;
}

export function isIn(range: Range, number: number): boolean {
  return (
    Number.isInteger(number) &&
    number >= range.least &&
    number <= range.most &&
    number !== range.excluded
  );
}

/** The legal number nearest to a wish; past the one that is not allowed, upwards if it can be. */
export function nearest(range: Range, wish: number): number {
  const within = Math.min(range.most, Math.max(range.least, wish));
  if (within !== range.excluded) return within;
  return within < range.most ? within + 1 : within - 1;
}

/** So many steps up or down from a number, over the one that is not allowed. */
export function stepped(range: Range, from: number, by: number): number {
  const to = Math.min(range.most, Math.max(range.least, from + by));
  if (to !== range.excluded) return to;
  const past = to + Math.sign(by);
  return isIn(range, past) ? past : from;
}

/** Whether the next bid is the first one of the round. */
export function isOpening(view: View): boolean {
  return view.bids.length === 0;
}

/**
 * About half of what a round comes to on average, which holds in two rounds of three: two for each
 * player, and what the edition adds. (Means of 8,000 dealt rounds each: `eyes` 12 to 26 with 2 to 6
 * players, `tomahawk` 8 to 22, `museum` 12 to 38 with 3 to 9, `classic` 7 to 39 with 2 to 10.)
 */
const PER_PLAYER = 2;
const BESIDES: Readonly<Record<Edition, number>> = { eyes: 2, tomahawk: 0, museum: 0, classic: -1 };

/** The opening that is proposed. It depends on nothing that is hidden from anybody. */
export function proposedOpening(edition: Edition, players: number): number {
  return PER_PLAYER * players + BESIDES[edition];
}

/**
 * Where the stepper stands when the turn begins: at the least raise, or at an opening that is the
 * same whatever the cards are, so that a person who just presses the button tells nothing.
 */
export function firstNumber(view: View, range: Range, edition: Edition): number {
  if (!isOpening(view)) return nearest(range, range.least);
  return nearest(range, proposedOpening(edition, view.alive.length));
}

/** Places to start and raises, the most useful first: where room is short the last ones go. */
const STARTS = [10, 20, 5, 15, 1];
const RAISES = [5, 10, 2, 1];
const MOST_QUICK = 5;

/** A number that one tap chooses. */
export interface Quick {
  readonly number: number;
  /** How much more that is than the bid to beat; null for a start. */
  readonly by: number | null;
  /** Whether it is the sum of what one sees. */
  readonly seen: boolean;
  /** From 0, the most useful one. */
  readonly rank: number;
}

/** Numbers worth a tap of their own, rising; `sum` is what one sees, if that is shown. */
export function quickBids(view: View, range: Range, sum: number | null): Quick[] {
  const beaten = standingBid(view)?.number ?? null;
  const numbers = beaten === null ? STARTS : RAISES.map((by) => beaten + by);
  const wishes = new Set(sum === null ? numbers : [sum, ...numbers]);
  return [...wishes]
    .filter((number) => isIn(range, number))
    .slice(0, MOST_QUICK)
    .map((number, rank) => ({
      number,
      by: beaten === null ? null : number - beaten,
      seen: number === sum,
      rank,
    }))
    .sort((a, b) => a.number - b.number);
}

/** Raises by more than this are asked about once. */
export const LEAP = 30;

/** How far a bid goes above the one that stands; an opening counts from zero. */
export function leapOf(view: View, number: number): number {
  return number - (standingBid(view)?.number ?? 0);
}

/** How a button that is held repeats: after how long, and by how much, for the nth time. */
export function pace(time: number): { wait: number; by: number } {
  if (time === 0) return { wait: 400, by: 1 };
  if (time < 10) return { wait: 120, by: 1 };
  return { wait: 70, by: time < 25 ? 1 : 5 };
}

const DIGITS = 3;

/** What stands there after a key: digits, a minus before them, `Backspace`. */
export function typed(draft: string, key: string, range: Range): string {
  if (key === 'Backspace') return draft.slice(0, -1);
  if (key === '-' || key === '−') return draft === '' && range.least < 0 ? '-' : draft;
  if (!/^[0-9]$/.test(key)) return draft;
  const digits = draft.replace('-', '');
  if (digits.length >= DIGITS) return draft;
  const sign = draft.startsWith('-') ? '-' : '';
  return sign + (digits === '0' ? '' : digits) + key;
}

/** A text that somebody wrote, cut down to what can be a bid. */
export function cleaned(text: string, range: Range): string {
  return [...text].reduce((draft, sign) => typed(draft, sign, range), '');
}

/** The number that was typed, if it is one. */
export function readDraft(draft: string): number | null {
  return /^-?[0-9]+$/.test(draft) ? Number(draft) : null;
}

/** Whether any number may be bid, so that naming the least one helps nobody. */
export function isFree(range: Range): boolean {
  return range.least === LOWEST_BID;
}

/** An action with a control of its own; `seats` are those that one of them has to be named of. */
export interface Extra {
  readonly word: Exclude<Word, 'bid' | 'challenge' | 'guess' | 'discard'> | WithBid;
  /** `act`: at once; `name`: after a card is chosen; `with`: goes with the bid. */
  readonly kind: 'act' | 'name' | 'with';
  readonly seats: readonly number[];
}

/** All that is legal beside a bid, a challenge, a guess and a discard. */
export function extrasOf(legal: Legal | null): Extra[] {
  if (!legal) return [];
  const extras: Extra[] = [];
  for (const text of legal.actions) {
    const { word } = readAction(text);
    if (word === 'bid' || word === 'challenge' || word === 'guess' || word === 'discard') continue;
    if (extras.some((extra) => extra.word === word)) continue;
    extras.push({ word, kind: word === 'name' ? 'name' : 'act', seats: [] });
  }
  for (const word of WITH_BID) {
    const seats = legal.with_bid[word];
    if (seats) extras.push({ word, kind: 'with', seats });
  }
  return extras;
}

/** What goes with a bid: chosen, and with a seat where it needs one. */
export interface Addition {
  readonly word: WithBid;
  readonly seat: number | null;
}

export function isAllowed(legal: Legal | null, addition: Addition): boolean {
  const seats = legal?.with_bid[addition.word];
  if (!seats) return false;
  return addition.seat === null ? seats.length === 0 : seats.includes(addition.seat);
}

const RULES: Readonly<Record<Word | WithBid, string>> = {
  bid: 'C2',
  challenge: 'C3',
  peek: 'E5',
  coyote: 'T6',
  guess: 'T2',
  discard: 'E9',
  confirm: 'HA1',
  reverse: 'HA2',
  extra: 'HA3',
  double: 'HA4',
  restart: 'HA5',
  next: 'HA6',
  open: 'MT1',
  skip: 'MT3',
  swap: 'MT4',
  name: 'MT5',
};

/** The rule that tells of an action. */
export function ruleOf(word: Word | WithBid, edition: Edition): string {
  return word === 'reverse' && edition === 'museum' ? 'MT2' : RULES[word];
}

/** Whether that is the id of a rule of the game, and not of the table around it. */
export function isRule(id: string): boolean {
  return /^[A-Z]{1,2}[0-9]+$/.test(id);
}

/** The chance that the total is that number or more, from totals that rise. */
export function chanceOf(totals: readonly (readonly [number, number])[], number: number): number {
  return totals.find(([total]) => total >= number)?.[1] ?? 0;
}

/** A chance as whole percent; what may be is never 0, what may fail is never 100. */
export function percentOf(chance: number): number {
  const percent = Math.round(chance * 100);
  if (chance > 0 && percent === 0) return 1;
  return chance < 1 && percent === 100 ? 99 : percent;
}

/** One name for each state of the game in which somebody can decide something. */
export function momentOf(known: Known): string {
  const { view, game } = known;
  if (!view) return '';
  return [game?.number, view.round, view.phase, view.moves.length, view.guess].join('.');
}

/** Milliseconds that are left of a clock which was told at a moment. */
export function timeLeft(told: number, at: number, now: number): number {
  return Math.max(0, told - Math.max(0, now - at));
}
