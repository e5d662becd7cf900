import { describe, expect, test } from 'vitest';

import { audit } from '../src/core/audit.ts';
import { Ledger } from '../src/core/fairness.ts';
import { commitment } from '../src/core/proof.ts';
import type { Shuffle } from '../src/wire.ts';

const TABLE = 'd5fe';
const SECRETS = ['aa'.repeat(32), 'bb'.repeat(32)];
const REFILL = 'cc'.repeat(32);
const SEAT = 1;

function made(round: number, kind: 'deal' | 'refill', secret: string): string {
  return commitment(TABLE, 1, round, kind, secret);
}

function promise(round: number): Shuffle {
  return {
    round,
    commitment: made(round, 'deal', SECRETS[round - 1]!),
    refill: made(round, 'refill', REFILL),
    entropy: [],
    dealt: false,
  };
}

/** A device that sat through both rounds, or only through some. */
function device(rounds = [1, 2], used = true): { ledger: Ledger; lines: string[] } {
  const shelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const ledger = new Ledger(TABLE, 1, shelf);
  const lines: string[] = [];
  for (const round of rounds) {
    const shuffle = promise(round);
    lines[round] = `${SEAT} ${ledger.mix(shuffle)}`;
    ledger.look({ ...shuffle, entropy: used ? [lines[round]] : [], dealt: true }, SEAT);
  }
  return { ledger, lines };
}

function record(lines: string[], change: (rounds: Round[]) => void = () => undefined): string {
  const rounds: Round[] = [1, 2].map((round) => ({
    shuffle: {
      commitment: promise(round).commitment,
      secret: SECRETS[round - 1]!,
      entropy: lines[round] ? [lines[round]] : [],
    },
  }));
  change(rounds);
  return JSON.stringify({ proof: { table: TABLE, game: 1 }, rounds });
}

interface Round {
  shuffle: { commitment?: string; secret?: string; continues?: number; entropy: string[] };
  refill_shuffle?: { commitment: string; secret: string };
}

const findings = (text: string, ledger: Ledger) =>
  audit(text, ledger, SEAT)?.rounds.map(({ finding }) => finding);

describe('a record', () => {
  test('fits what the device was promised, and holds its chance', () => {
    const { ledger, lines } = device();
    expect(audit(record(lines), ledger, SEAT)).toEqual({
      rounds: [
        { round: 1, finding: 'fits', mixed: true },
        { round: 2, finding: 'fits', mixed: true },
      ],
      seen: 2,
      fit: 2,
    });
  });

  test('with another promise than the one we saw is found out', () => {
    const { ledger, lines } = device();
    const other = 'dd'.repeat(32);
    const text = record(lines, (rounds) => {
      rounds[0]!.shuffle.secret = other;
      rounds[0]!.shuffle.commitment = made(1, 'deal', other);
    });
    expect(findings(text, ledger)).toEqual(['secret', 'fits']);
    expect(audit(text, ledger, SEAT)).toMatchObject({ seen: 2, fit: 1 });
  });

  test('with a secret that does not make the promise is found out', () => {
    const { ledger, lines } = device();
    const text = record(lines, (rounds) => {
      rounds[1]!.shuffle.secret = 'dd'.repeat(32);
    });
    expect(findings(text, ledger)).toEqual(['fits', 'secret']);
    const none = record(lines, (rounds) => {
      delete rounds[1]!.shuffle.secret;
    });
    expect(findings(none, ledger)).toEqual(['fits', 'secret']);
  });

  test('may go on with a pile for which nothing was shuffled', () => {
    const { ledger, lines } = device();
    const text = record(lines, (rounds) => {
      rounds[1]!.shuffle = { continues: 1, entropy: [lines[2]!] };
    });
    expect(findings(text, ledger)).toEqual(['fits', 'fits']);
  });

  test('with a refill has to keep that promise, too', () => {
    const { ledger, lines } = device();
    const refilled = (secret: string): string =>
      record(lines, (rounds) => {
        rounds[0]!.refill_shuffle = { commitment: made(1, 'refill', secret), secret };
      });
    expect(findings(refilled(REFILL), ledger)).toEqual(['fits', 'fits']);
    expect(findings(refilled('dd'.repeat(32)), ledger)).toEqual(['secret', 'fits']);
  });

  test('that leaves out chance which was used is found out', () => {
    const { ledger } = device();
    expect(findings(record([]), ledger)).toEqual(['chance', 'chance']);
  });

  test('says nothing against chance that came too late', () => {
    const { ledger } = device([1, 2], false);
    expect(audit(record([]), ledger, SEAT)?.rounds[0]).toEqual({
      round: 1,
      finding: 'fits',
      mixed: false,
    });
  });

  test('cannot be compared for rounds that the device did not see', () => {
    const { ledger, lines } = device([2]);
    expect(findings(record(lines), ledger)).toEqual(['unseen', 'fits']);
    expect(audit(record(lines), ledger, SEAT)).toMatchObject({ seen: 1, fit: 1 });
  });

  test('of another game or of nothing is no record of this game', () => {
    const { ledger, lines } = device();
    const other = new Ledger('other', 1, {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    expect(audit(record(lines), other, SEAT)).toBeNull();
    for (const text of ['', 'null', '{}', '{"rounds": []}']) {
      expect(audit(text, ledger, SEAT)).toBeNull();
    }
  });

  test('shows somebody who looked on that the promises were kept', () => {
    const { ledger, lines } = device();
    expect(audit(record(lines), ledger, null)?.rounds[0]).toEqual({
      round: 1,
      finding: 'fits',
      mixed: null,
    });
  });
});
