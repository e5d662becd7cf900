/** Play now: a table that fills itself with bots and begins, also after a reload half-way. */
import type { Known } from '../core/game.ts';
import { shelf, type Shelf } from '../core/seats.ts';
import type { Answer, Asked } from '../core/socket.ts';
import { CHARACTERS } from '../wire.ts';

const PREFIX = 'coyote:quick:';
/** Who comes: one bot of each of these levels, none too gentle and none too fierce. */
const LEVELS = [2, 3, 4];

/** This table is to begin by itself. */
export function hurryTable(code: string, on: Shelf = shelf()): void {
  on.setItem(PREFIX + code, '1');
}

export function isHurried(code: string, on: Shelf = shelf()): boolean {
  return on.getItem(PREFIX + code) !== null;
}

/** What is still to be asked until the game runs. */
export function steps(known: Known, chance = Math.random): Asked[] {
  if (known.table.phase !== 'lobby' || !known.you.host) return [];
  const company = LEVELS.map((wanted) => CHARACTERS.filter(({ level }) => level === wanted))
    .filter((all) => !all.some(({ bot }) => known.table.seats.some((seat) => seat.bot === bot)))
    .flatMap((all) => all[Math.floor(chance() * all.length)] ?? []);
  return [...company.map(({ bot }): Asked => ({ type: 'add-bot', bot })), { type: 'start' }];
}

interface Host {
  readonly known: Known | null;
  ask(request: Asked): Promise<Answer>;
}

/** Ask for all of it; whether the game begins. What is refused is left to the player. */
export async function playAtOnce(code: string, host: Host, on: Shelf = shelf()): Promise<boolean> {
  const asked = host.known ? steps(host.known) : [];
  let granted = asked.length > 0;
  for (const request of asked) {
    granted = granted && (await host.ask(request)).accepted;
  }
  on.removeItem(PREFIX + code);
  return granted;
}
