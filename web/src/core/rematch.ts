/** Who is in for another game. */
import type { Known } from './game.ts';

/** Bots always are, and the host is the one who begins it. */
export function isIn(known: Known, seat: number): boolean {
  const { seats, host } = known.table;
  const held = seats[seat];
  return held !== undefined && (held.person === null || held.person === host || held.ready);
}

/** Whether you have a seat and somebody else begins the next game: then you can say you are in. */
export function mayAnswer(known: Known): boolean {
  return known.table.phase === 'over' && known.you.seat !== null && !known.you.host;
}

/** How many are in, and how many there are. */
export function countIn(known: Known): { count: number; of: number } {
  const seats = known.table.seats.map((_, seat) => seat);
  return { count: seats.filter((seat) => isIn(known, seat)).length, of: seats.length };
}
