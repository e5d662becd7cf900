/** What a table can agree on, and what is still in the way of a start. */
import type { EditionInfo, Face, OptionInfo, OptionValue, Seat, Settings, Span } from '../wire.ts';

export type Options = Readonly<Record<string, OptionValue>>;

/** All options of the edition: those that were set, the others as they are by default. */
export function optionsOf(info: EditionInfo, set: Options): Options {
  return Object.fromEntries(
    info.options.map(({ name, default: usual }) => [name, name in set ? set[name]! : usual]),
  );
}

export function optionNamed(info: EditionInfo, name: string): OptionInfo | null {
  return info.options.find((each) => each.name === name) ?? null;
}

/** How many marks put you out: 3 in every edition where nothing else was agreed on. */
export function limitIn(options: Options): number {
  return typeof options.limit === 'number' ? options.limit : 3;
}

/** The limits that so many players may agree on. In `museum` only three or four have a choice (M4). */
export function limitsFor(info: EditionInfo, players: number): Span | null {
  const range = optionNamed(info, 'limit')?.range ?? null;
  if (range === null || info.penalty !== 'tokens' || players <= 4) return range;
  return { least: range.least, most: range.least };
}

/** Why a game cannot start yet: people are missing, are too many, or agreed on too much. */
export type Obstacle =
  | { readonly why: 'few'; readonly count: number }
  | { readonly why: 'many'; readonly count: number }
  | { readonly why: 'limit'; readonly count: number };

export function obstacle(info: EditionInfo, seats: number, options: Options): Obstacle | null {
  const { least, most } = info.players;
  if (seats < least) return { why: 'few', count: least - seats };
  if (seats > most) return { why: 'many', count: seats - most };
  const limits = limitsFor(info, seats);
  if (limits && limitIn(options) > limits.most) return { why: 'limit', count: limits.most };
  return null;
}

/** How many empty places the table shows: some to invite, not a hall full of chairs. */
export function emptyPlaces(info: EditionInfo, taken: number): number {
  const inviting = Math.max(6, taken + 1);
  return Math.max(0, Math.min(info.players.most, inviting) - taken);
}

/** The words with one more or one less, in the order in which the edition lists them. */
export function toggled(info: OptionInfo, chosen: readonly string[], word: string): string[] {
  const on = !chosen.includes(word);
  return (info.words ?? []).filter((each) => (each === word ? on : chosen.includes(each)));
}

export function within(span: Span, number: number): number {
  return Math.min(span.most, Math.max(span.least, Math.round(number)));
}

/** A whole number that somebody typed, or null; a real minus sign will do. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : null;
}

/** The special cards of a deck, each once. */
export function specialsOf(deck: readonly Face[]): Face[] {
  return [...new Set(deck)].filter((face) => !/^-?\d+$/.test(face));
}

/** What the table plays otherwise than the rulebook has it: a name, and a number where it has one. */
export interface Wish {
  readonly name: 'trickster' | 'additions' | 'tokens' | 'limit' | 'min-bid';
  readonly number: number;
}

export function wishesIn(info: EditionInfo, options: Options): Wish[] {
  const wishes: Wish[] = [];
  if (options.trickster === true) wishes.push({ name: 'trickster', number: 1 });
  if (options.tokens === true) wishes.push({ name: 'tokens', number: 1 });
  if (Array.isArray(options.additions) && options.additions.length > 0) {
    wishes.push({ name: 'additions', number: options.additions.length });
  }
  const usual = optionNamed(info, 'limit')?.default;
  if (typeof options.limit === 'number' && options.limit !== usual) {
    wishes.push({ name: 'limit', number: options.limit });
  }
  if (typeof options.min_bid === 'number')
    wishes.push({ name: 'min-bid', number: options.min_bid });
  return wishes;
}

/** Seconds that are offered for a turn; null is no clock. */
export const CLOCK_CHOICES: readonly (number | null)[] = [null, 30, 60, 120];

/** What goes together: a game for days has no clock, and a clock is for a game of one evening. */
export function settled(change: Partial<Settings>): Partial<Settings> {
  if (change.slow === true) return { ...change, clock: null };
  if (typeof change.clock === 'number') return { ...change, slow: false };
  if (change.edition !== undefined && change.options === undefined)
    return { ...change, options: {} };
  return change;
}

/** Who somebody is, however the seats move: a person, or a bot by its animal. */
export function identity(seat: Seat): string {
  return seat.person === null ? `bot ${seat.animal}` : `person ${seat.person}`;
}

/** The seat of somebody, or null: chance will do. */
export function seatWith(seats: readonly Seat[], who: string | null): number | null {
  const found = seats.findIndex((seat) => identity(seat) === who);
  return found < 0 ? null : found;
}
