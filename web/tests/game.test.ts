import { describe, expect, test } from 'vitest';

import {
  around,
  heard,
  isStoodIn,
  isYourTurn,
  LINES_KEPT,
  roundToMix,
  roundToSee,
  updated,
} from '../src/core/game.ts';
import type { Result, Update } from '../src/wire.ts';
import { aSync, aTable, aView } from './fixtures.ts';

const clock = { turn: null, next_round: null, asked: null };

function update(part: Partial<Update>): Update {
  return { type: 'update', after: 9, version: 10, clock, ...part };
}

const result: Result = {
  starter: 0,
  moves: ['0 bid 12', '1 challenge'],
  bid: 12,
  bidder: 0,
  challenger: 1,
  total: 2,
  winner: 1,
  loser: 0,
  penalty: 1,
  cards: [],
  steps: [],
  guesses: [],
  turned: [],
  discarded: null,
  standing: [],
};

describe('an update', () => {
  test('replaces the parts that it holds and leaves the others', () => {
    const before = aTable();
    const after = updated(before, update({ view: aView({ to_act: [0] }) }));
    expect(after).toMatchObject({ version: 10, view: { to_act: [0] } });
    expect(after).toHaveProperty('table', before.table);
  });

  test('that builds on another version is old, or shows a gap', () => {
    expect(updated(aTable(), update({ after: 7, version: 8 }))).toBe('old');
    expect(updated(aTable(), update({ after: 10, version: 11 }))).toBe('gap');
  });

  test('with the same version before and after is applied', () => {
    const after = updated(aTable(), update({ after: 9, version: 9, you: aSync().you }));
    expect(after).toMatchObject({ version: 9 });
  });

  test('adds a finished round once, and a new game forgets the old ones', () => {
    const round = { number: 1, result, proof: null };
    const once = updated(aTable(), update({ round }));
    if (typeof once === 'string') throw new Error(once);
    const twice = updated(once, update({ after: 10, version: 11, round }));
    expect(twice).toMatchObject({ rounds: [{ number: 1 }] });
    const game = { ...aSync().game!, number: 2 };
    expect(updated(once, update({ after: 10, version: 11, game }))).toMatchObject({ rounds: [] });
  });
});

test('only so many lines of talk are kept', () => {
  const line = { number: 1, person: 1, name: 'Ann', text: 'Howl', aside: false };
  const known = heard(
    aTable(),
    Array.from({ length: LINES_KEPT + 5 }, () => line),
  );
  expect(known.talk).toHaveLength(LINES_KEPT);
});

describe('your turn', () => {
  test('is when the game waits for your seat', () => {
    expect(isYourTurn(aTable())).toBe(true);
    expect(isYourTurn(aTable({ view: aView({ to_act: [0] }) }))).toBe(false);
    expect(isYourTurn(aTable({ view: aView({ seat: null }) }))).toBe(false);
  });

  test('is not while the table is paused, or a bot plays for you', () => {
    const { table } = aSync();
    expect(isYourTurn(aTable({ table: { ...table, paused: true } }))).toBe(false);
    const seats = table.seats.map((seat) => ({ ...seat, bot: 'odds' as const }));
    const taken = aTable({ table: { ...table, seats } });
    expect(isStoodIn(taken)).toBe(true);
    expect(isYourTurn(taken)).toBe(false);
  });
});

test('a device mixes before the deal, and only for a seat', () => {
  const shuffle = { ...aSync().shuffle!, round: 3, dealt: false };
  expect(roundToMix(aTable({ shuffle }))).toBe(3);
  expect(roundToMix(aTable())).toBe(null);
  expect(roundToMix(aTable({ shuffle, view: aView({ seat: null }) }))).toBe(null);
});

test('the last round is looked at before the next is dealt', () => {
  const rounds = [{ number: 1, result, proof: null }];
  expect(roundToSee(aTable({ rounds, view: aView({ phase: 'deal' }) }))?.number).toBe(1);
  expect(roundToSee(aTable({ rounds }))).toBe(null);
});

test('the others sit around you from your left on', () => {
  expect(around(4, 2)).toEqual([3, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});
