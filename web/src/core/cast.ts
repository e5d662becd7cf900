/** Who played a game that is over. By then the seats are those of the next one. */
import { ANIMALS, BOTS, type Animal, type Game, type Seat } from '../wire.ts';
import type { Shelf } from './seats.ts';

export interface Figure {
  readonly name: string;
  readonly animal: Animal;
  /** Whether the seat was a bot's own: it goes by its animal. */
  readonly bot: boolean;
}

const NAME = 'coyote:cast';

interface Kept {
  readonly table: string;
  readonly game: number;
  readonly cast: readonly Figure[];
}

/** Those who played, by seat. Seats keep their order: who is missing went away or was renamed. */
export function castOf(game: Game, seats: readonly Seat[]): Figure[] {
  const found: (Seat | null)[] = [];
  let from = 0;
  for (const name of game.players) {
    const place = seats.findIndex((seat, at) => at >= from && goesBy(seat, name));
    found.push(seats[place] ?? null);
    if (place >= 0) from = place + 1;
  }
  const taken = new Set(found.map((seat) => seat?.animal));
  const free = ANIMALS.filter((animal) => !taken.has(animal));
  return game.players.map((name, seat) => ({
    name,
    animal: found[seat]?.animal ?? free.shift() ?? 'coyote',
    bot: found[seat] ? found[seat].person === null : BOTS.some((bot) => bot === name),
  }));
}

function goesBy(seat: Seat, name: string): boolean {
  return seat.person === null ? seat.bot === name : seat.name === name;
}

/** Keep the seats of a game while it runs, as they are then. */
export function keepCast(table: string, game: Game, seats: readonly Seat[], on: Shelf): void {
  if (seats.length !== game.players.length) return;
  const cast = seats.map(({ name, animal, person }) => ({ name, animal, bot: person === null }));
  keep({ table, game: game.number, cast }, on);
}

/** The cast that was kept, or one made from the seats as they are, and kept from now on. */
export function rememberedCast(
  table: string,
  game: Game,
  seats: readonly Seat[],
  on: Shelf,
): readonly Figure[] {
  const kept = stored(on);
  if (kept?.table === table && kept.game === game.number) return kept.cast;
  const cast = castOf(game, seats);
  keep({ table, game: game.number, cast }, on);
  return cast;
}

function keep(kept: Kept, on: Shelf): void {
  on.setItem(NAME, JSON.stringify(kept));
}

function stored(on: Shelf): Kept | null {
  try {
    return JSON.parse(on.getItem(NAME) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
