import { describe, expect, test } from 'vitest';

import {
  emptyPlaces,
  identity,
  limitsFor,
  obstacle,
  optionsOf,
  readNumber,
  seatWith,
  settled,
  specialsOf,
  toggled,
  wishesIn,
  within,
} from '../src/core/options.ts';
import type { EditionInfo, OptionInfo, Seat } from '../src/wire.ts';

const LIMIT: OptionInfo = {
  name: 'limit',
  kind: 'number',
  default: 3,
  words: null,
  range: { least: 3, most: 5 },
  may_be_null: false,
};
const ADDITIONS: OptionInfo = {
  ...LIMIT,
  name: 'additions',
  kind: 'words',
  default: [],
  words: ['confirm', 'reverse', 'extra'],
  range: null,
};
const MUSEUM: EditionInfo = {
  id: 'museum',
  deck: ['-5', '-5', '1', '?', 'MAX0', '0*', '0'],
  players: { least: 3, most: 9 },
  options: [
    { ...LIMIT, name: 'tokens', kind: 'flag', default: false, range: null },
    LIMIT,
    {
      ...LIMIT,
      name: 'min_bid',
      default: null,
      range: { least: -999, most: 999 },
      may_be_null: true,
    },
  ],
  actions: [],
  penalty: 'tokens',
  centre: false,
  bids: { least: -999, most: 999 },
  rule: 'M1',
};

describe('options', () => {
  test('those that nobody set are as usual, and those of another edition are left out', () => {
    expect(optionsOf(MUSEUM, { tokens: true, trickster: true })).toEqual({
      tokens: true,
      limit: 3,
      min_bid: null,
    });
  });

  test('three or four may agree on a higher limit, more may not', () => {
    expect(limitsFor(MUSEUM, 4)).toEqual({ least: 3, most: 5 });
    expect(limitsFor(MUSEUM, 5)).toEqual({ least: 3, most: 3 });
    expect(limitsFor({ ...MUSEUM, penalty: 'lives' }, 5)).toEqual({ least: 3, most: 5 });
    expect(limitsFor({ ...MUSEUM, options: [] }, 3)).toBeNull();
  });

  test('a word is added and taken away in the order of the edition', () => {
    expect(toggled(ADDITIONS, ['extra'], 'confirm')).toEqual(['confirm', 'extra']);
    expect(toggled(ADDITIONS, ['confirm', 'extra'], 'extra')).toEqual(['confirm']);
  });

  test('only what differs from the rulebook is worth telling', () => {
    expect(wishesIn(MUSEUM, { tokens: false, limit: 3, min_bid: null })).toEqual([]);
    expect(wishesIn(MUSEUM, { tokens: true, limit: 4, min_bid: 0 })).toEqual([
      { name: 'tokens', number: 1 },
      { name: 'limit', number: 4 },
      { name: 'min-bid', number: 0 },
    ]);
    expect(wishesIn(MUSEUM, { trickster: true, additions: ['next', 'double'] })).toEqual([
      { name: 'trickster', number: 1 },
      { name: 'additions', number: 2 },
    ]);
    expect(wishesIn(MUSEUM, { additions: [] })).toEqual([]);
  });

  test('a number that was typed is read with either minus, and nothing else is', () => {
    expect(readNumber(' −5 ')).toBe(-5);
    expect(readNumber('-5')).toBe(-5);
    expect(readNumber('12')).toBe(12);
    for (const text of ['', 'x', '1.5', '1e3', '--1']) expect(readNumber(text)).toBeNull();
    expect(within({ least: 5, most: 9 }, 12)).toBe(9);
    expect(within({ least: 5, most: 9 }, 5.4)).toBe(5);
    expect(within({ least: 5, most: 9 }, -1)).toBe(5);
  });

  test('the special cards of a deck are told once each, and 0 is none', () => {
    expect(specialsOf(MUSEUM.deck)).toEqual(['?', 'MAX0', '0*']);
  });
});

describe('a start', () => {
  test('waits for enough people', () => {
    expect(obstacle(MUSEUM, 1, {})).toEqual({ why: 'few', count: 2 });
    expect(obstacle(MUSEUM, 3, {})).toBeNull();
    expect(obstacle(MUSEUM, 10, {})).toEqual({ why: 'many', count: 1 });
  });

  test('waits for a limit that suits so many', () => {
    expect(obstacle(MUSEUM, 4, { limit: 5 })).toBeNull();
    expect(obstacle(MUSEUM, 5, { limit: 5 })).toEqual({ why: 'limit', count: 3 });
  });

  test('begins with whom one chose, wherever they sit by then', () => {
    const nobody = { name: '', connected: true, ready: false };
    const ann: Seat = { ...nobody, animal: 'hare', person: 1, bot: null };
    const bot: Seat = { ...nobody, animal: 'owl', person: null, bot: 'odds' };
    expect(seatWith([ann, bot], identity(bot))).toBe(1);
    expect(seatWith([bot, ann], identity(bot))).toBe(0);
    expect(seatWith([ann], identity(bot))).toBeNull();
    expect(seatWith([ann], null)).toBeNull();
  });
});

describe('empty places', () => {
  test('fill the table up to six, and then there is always one more', () => {
    expect(emptyPlaces(MUSEUM, 1)).toBe(5);
    expect(emptyPlaces(MUSEUM, 6)).toBe(1);
    expect(emptyPlaces(MUSEUM, 9)).toBe(0);
    expect(emptyPlaces({ ...MUSEUM, players: { least: 2, most: 6 } }, 6)).toBe(0);
  });
});

describe('settings that go together', () => {
  test('a game for days has no clock', () => {
    expect(settled({ slow: true })).toEqual({ slow: true, clock: null });
    expect(settled({ clock: 30 })).toEqual({ clock: 30, slow: false });
    expect(settled({ clock: null })).toEqual({ clock: null });
  });

  test('another edition begins with its own options', () => {
    expect(settled({ edition: 'classic' })).toEqual({ edition: 'classic', options: {} });
    expect(settled({ edition: 'classic', options: { limit: 5 } })).toEqual({
      edition: 'classic',
      options: { limit: 5 },
    });
  });
});
