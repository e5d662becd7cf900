/** After the game: does its record fit what this device was promised before each round? */
import type { Ledger, Seen } from './fairness.ts';
import { commitment } from './proof.ts';

/** A round as the record tells its shuffle; `continues` where no cards were shuffled for it. */
interface Told {
  readonly shuffle?: {
    readonly commitment?: string;
    readonly secret?: string;
    readonly continues?: number;
    readonly entropy?: readonly string[];
  };
  readonly refill_shuffle?: { readonly commitment?: string; readonly secret?: string };
}

interface ToldGame {
  readonly proof?: { readonly table?: string; readonly game?: number };
  readonly rounds?: readonly Told[];
}

export type Finding =
  /** All is as it was promised. */
  | 'fits'
  /** This device was not there. */
  | 'unseen'
  /** Another secret than the promised one. */
  | 'secret'
  /** Our chance was used, and the record leaves it out. */
  | 'chance';

export interface Checked {
  readonly round: number;
  readonly finding: Finding;
  /** Whether chance of ours is in this shuffle; null when we added none. */
  readonly mixed: boolean | null;
}

export interface Audit {
  readonly rounds: readonly Checked[];
  /** Rounds whose promise this device saw, and those of them that fit. */
  readonly seen: number;
  readonly fit: number;
}

/** Compare a record, as text, with the ledger of its game; null when it is none of that game. */
export function audit(text: string, ledger: Ledger, seat: number | null): Audit | null {
  const record = read(text);
  const rounds = record?.rounds;
  if (!rounds || record.proof?.table !== ledger.table || record.proof.game !== ledger.game) {
    return null;
  }
  const checked = rounds.map((told, place) => check(told, place + 1, ledger, seat));
  const seen = checked.filter(({ finding }) => finding !== 'unseen');
  return {
    rounds: checked,
    seen: seen.length,
    fit: seen.filter(({ finding }) => finding === 'fits').length,
  };
}

function read(text: string): ToldGame | null {
  try {
    return JSON.parse(text) as ToldGame | null;
  } catch {
    return null;
  }
}

function check(told: Told, round: number, ledger: Ledger, seat: number | null): Checked {
  const seen = ledger.of(round);
  if (seen === null) return { round, finding: 'unseen', mixed: null };
  const mixed = isMixed(told, seen, seat);
  if (!isPromised(told, round, ledger, seen)) return { round, finding: 'secret', mixed };
  const denied = seen.used === true && mixed === false;
  return { round, finding: denied ? 'chance' : 'fits', mixed };
}

function isMixed(told: Told, seen: Seen, seat: number | null): boolean | null {
  if (seen.entropy === null || seat === null) return null;
  return told.shuffle?.entropy?.includes(`${seat} ${seen.entropy}`) ?? false;
}

function isPromised(told: Told, round: number, ledger: Ledger, seen: Seen): boolean {
  const { shuffle, refill_shuffle: refill } = told;
  if (!shuffle) return false;
  const { table, game } = ledger;
  const made = (kind: 'deal' | 'refill', secret: string | undefined): string =>
    secret === undefined ? '' : commitment(table, game, round, kind, secret);
  const dealt =
    shuffle.continues !== undefined ||
    (shuffle.commitment === seen.commitment && made('deal', shuffle.secret) === seen.commitment);
  const refilled =
    refill === undefined ||
    (refill.commitment === seen.refill && made('refill', refill.secret) === seen.refill);
  return dealt && refilled;
}
