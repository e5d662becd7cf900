/** Ways to come to a table: open one, join one, move a seat to this device. */
import type { Animal, Settings } from '../wire.ts';
import { claimSeat, joinTable, openTable } from './api.ts';
import { comingToken, dropComing, keepKey, newToken } from './seats.ts';

export interface Guest {
  readonly name: string;
  /** Null leaves it to the table. */
  readonly animal: Animal | null;
}

/** A table of one's own; its code. */
export async function open(guest: Guest, settings: Partial<Settings> = {}): Promise<string> {
  const place = await openTable({ ...guest, settings, token: newToken() });
  keepKey(place.code, place);
  return place.code;
}

/** A seat at a table, or one at its next game; the key to it. Who asks twice comes once. */
export async function join(code: string, guest: Guest): Promise<string> {
  const place = await joinTable(code, { ...guest, token: comingToken(code) });
  keepKey(code, place);
  dropComing(code);
  return place.token;
}

/** The seat that another device held, for the code which that device tells. */
export async function claim(code: string, once: string): Promise<string> {
  const way = `${code}:${once}`;
  const place = await claimSeat(code, { code: once, token: comingToken(way) });
  keepKey(code, place);
  dropComing(way);
  return place.token;
}
