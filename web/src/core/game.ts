/** What a device knows of its table: a copy that messages keep up to date. No page, no socket. */
import type {
  Card,
  Clock,
  Game,
  Result,
  Round,
  Said,
  Seat,
  Shuffle,
  Sync,
  Table,
  Update,
  View,
  You,
} from '../wire.ts';

export interface Known {
  readonly version: number;
  readonly you: You;
  readonly table: Table;
  readonly clock: Clock;
  readonly game: Game | null;
  readonly rounds: readonly Round[];
  readonly view: View | null;
  readonly shuffle: Shuffle | null;
  readonly talk: readonly Said[];
}

export const LINES_KEPT = 200;

export function synced(sync: Sync): Known {
  return {
    version: sync.version,
    you: sync.you,
    table: sync.table,
    clock: sync.clock,
    game: sync.game ?? null,
    rounds: sync.rounds ?? [],
    view: sync.view ?? null,
    shuffle: sync.shuffle ?? null,
    talk: sync.talk ?? [],
  };
}

/** What an update leads to: `old` is known already, `gap` needs a sync. */
export function updated(known: Known, update: Update): Known | 'old' | 'gap' {
  if (update.after !== known.version) return update.version <= known.version ? 'old' : 'gap';
  const game = update.game ?? known.game;
  const rounds = game?.number === known.game?.number ? known.rounds : [];
  const round = update.round;
  return {
    version: update.version,
    you: update.you ?? known.you,
    table: update.table ?? known.table,
    clock: update.clock,
    game,
    rounds: round ? [...rounds.filter((old) => old.number !== round.number), round] : rounds,
    view: update.view ?? known.view,
    shuffle: update.shuffle ?? known.shuffle,
    talk: known.talk,
  };
}

export function heard(known: Known, lines: readonly Said[]): Known {
  return { ...known, talk: [...known.talk, ...lines].slice(-LINES_KEPT) };
}

/** Your seat in the running game; null for those who look on. */
export function seatOf(known: Known): number | null {
  return known.table.phase === 'playing' ? (known.view?.seat ?? null) : known.you.seat;
}

export function isLiving(known: Known): boolean {
  const seat = known.view?.seat ?? null;
  return seat !== null && known.view !== null && known.view.alive.includes(seat);
}

/** Whether a bot plays for you now. */
export function isStoodIn(known: Known): boolean {
  const seat = seatOf(known);
  return known.table.phase === 'playing' && seat !== null && known.table.seats[seat]?.bot != null;
}

/** Whether the game waits for you, and you may act. */
export function isYourTurn(known: Known): boolean {
  const { view, table } = known;
  return (
    table.phase === 'playing' &&
    !table.paused &&
    view !== null &&
    view.seat !== null &&
    view.to_act.includes(view.seat) &&
    !isStoodIn(known)
  );
}

/** The round for which your device should add its chance now, or null. */
export function roundToMix(known: Known): number | null {
  const { shuffle, view, table } = known;
  if (table.phase !== 'playing' || shuffle === null || shuffle.dealt) return null;
  return view !== null && view.seat !== null ? shuffle.round : null;
}

/** The finished round that you have to look at before the next is dealt, or null. */
export function roundToSee(known: Known): Round | null {
  if (known.table.phase !== 'playing' || known.view?.phase !== 'deal') return null;
  return known.rounds.at(-1) ?? null;
}

/** The count that is or was shown last: of the round that ends now, or of the last one. */
export function lastResult(known: Known): { number: number; result: Result } | null {
  const { view } = known;
  if (view?.reveal) return { number: view.round, result: view.reveal };
  const round = known.rounds.at(-1);
  return round ? { number: round.number, result: round.result } : null;
}

export function standingBid(view: View): { seat: number; number: number } | null {
  const last = view.bids.at(-1);
  return last ? { seat: last[0], number: last[1] } : null;
}

export function cardsOf(view: View, seat: number): readonly Card[] {
  return view.cards.filter((card) => card.seat === seat);
}

/** Cards that nobody wears: the centre, and what lies under the Coyote card. */
export function cardsInCentre(view: View): readonly Card[] {
  return view.cards.filter((card) => card.seat === null || card.place === 'coyote');
}

/** The other seats as you look around the table: from your left on, clockwise. */
export function around(seats: number, you: number | null): number[] {
  const first = you ?? 0;
  const all = Array.from({ length: seats }, (_, place) => (first + place) % seats);
  return you === null ? all : all.slice(1);
}

/** A seat's name: bots that have no person behind them go by their animal. */
export function isBotSeat(seat: Seat): boolean {
  return seat.person === null && seat.bot !== null;
}
