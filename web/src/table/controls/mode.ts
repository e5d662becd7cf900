/** Which controls are there now. */
import { isLiving, isStoodIn, isYourTurn, seatOf, type Known } from '../../core/game.ts';
import type { Edition } from '../../wire.ts';

export type Mode = 'bid' | 'guess' | 'discard' | 'wait' | 'look' | 'stood-in' | 'paused' | 'quiet';

export function modeOf(known: Known, reveal: { open: boolean; done: boolean }): Mode {
  const { view, table } = known;
  if (!view || table.phase !== 'playing') return 'quiet';
  if (isStoodIn(known) && isLiving(known)) return 'stood-in';
  // The reveal has its own words, and does not want to be forestalled.
  const asks = reveal.done && view.phase === 'discard' && isYourTurn(known);
  const shows = reveal.open && view.phase !== 'bid' && !asks;
  if (!isLiving(known) && (!shows || botsAlone(known))) return 'look';
  if (shows) return table.paused ? 'paused' : 'quiet';
  if (table.paused) return 'paused';
  if (!isYourTurn(known)) return 'wait';
  return view.phase === 'guess' || view.phase === 'discard' ? view.phase : 'bid';
}

/** Whether nobody is left in the game who could come back to it. */
export function botsAlone(known: Known): boolean {
  const { view, table } = known;
  if (!view || table.phase !== 'playing') return false;
  const here = new Set(table.people.map((each) => each.person));
  return view.alive.every((seat) => {
    const person = table.seats[seat]?.person ?? null;
    return person === null || !here.has(person);
  });
}

const MOST: Readonly<Record<Edition, number>> = { eyes: 6, tomahawk: 6, museum: 9, classic: 10 };

/** Whether one more can sit at the next game. */
export function hasRoom(known: Known): boolean {
  const { seats, people, settings } = known.table;
  const bots = seats.filter((seat) => seat.person === null).length;
  return bots + people.filter((each) => each.seated).length < MOST[settings.edition];
}

/** You as the table lists you, if you have a name there. */
export function yourself(known: Known): { seated: boolean } | null {
  return known.table.people.find((each) => each.person === known.you.person) ?? null;
}

/** The people whom the next deal waits for, you aside. */
export function unready(known: Known): number[] {
  const { view, table } = known;
  return (view?.alive ?? []).filter((seat) => {
    const place = table.seats[seat];
    if (!place || seat === seatOf(known) || place.bot !== null) return false;
    return place.connected && !place.ready;
  });
}
