import { expect, test } from 'vitest';

import {
  chanceOf,
  cleaned,
  extrasOf,
  firstNumber,
  isAllowed,
  isFree,
  isIn,
  isRule,
  leapOf,
  momentOf,
  nearest,
  pace,
  percentOf,
  proposedOpening,
  quickBids,
  rangeOf,
  readDraft,
  ruleOf,
  stepped,
  timeLeft,
  typed,
  type Range,
} from '../src/core/bidding.ts';
import type { Edition, Legal, View } from '../src/wire.ts';
import { aTable, aView, card } from './fixtures.ts';

const any: Range = { least: -999, most: 999, excluded: null };
const above24: Range = { least: 25, most: 999, excluded: null };

function legal(part: Partial<Legal>): Legal {
  return { min_bid: 25, max_bid: 999, excluded: null, actions: [], with_bid: {}, ...part };
}

/** A view in which only the bids matter. */
function after(...bids: [number, number][]): View {
  return { bids } as Partial<View> as View;
}

test('without a least bid there is no range', () => {
  expect(rangeOf(legal({ min_bid: null, max_bid: null }))).toBeNull();
  expect(rangeOf(null)).toBeNull();
  expect(rangeOf(legal({ excluded: 30 }))).toEqual({ least: 25, most: 999, excluded: 30 });
});

test('a range starts above the number that was withdrawn', () => {
  const above25 = { least: 26, most: 999, excluded: null };
  expect(rangeOf(legal({ excluded: 25 }))).toEqual(above25);
  expect(rangeOf(legal({ min_bid: 999, excluded: 999 }))).toBeNull();
  // The bid to beat is still the one that stands, 24.
  expect(quickBids(after([0, 24]), above25, null)).toEqual([
    { number: 26, by: 2, seen: false, rank: 2 },
    { number: 29, by: 5, seen: false, rank: 0 },
    { number: 34, by: 10, seen: false, rank: 1 },
  ]);
});

test('a number is in a range up to both ends, but for the one left out', () => {
  const range = { least: 1, most: 9, excluded: 4 };
  expect([0, 1, 4, 9, 10, 2.5].map((number) => isIn(range, number))).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('the nearest legal number steps past the one that was withdrawn', () => {
  expect(nearest(above24, 3)).toBe(25);
  expect(nearest({ least: 1, most: 999, excluded: 1 }, -5)).toBe(2);
  expect(nearest({ least: 1, most: 12, excluded: 12 }, 12)).toBe(11);
});

test('the stepper skips the withdrawn number in both directions and stops at the ends', () => {
  const range = { least: 1, most: 14, excluded: 12 };
  expect(stepped(range, 11, 1)).toBe(13);
  expect(stepped(range, 13, -1)).toBe(11);
  expect(stepped(range, 13, 5)).toBe(14);
  expect(stepped(range, 1, -1)).toBe(1);
  expect(stepped({ least: 1, most: 12, excluded: 12 }, 11, 1)).toBe(11);
  expect(stepped({ least: 12, most: 20, excluded: 12 }, 13, -1)).toBe(13);
});

test('a raise is proposed just above the bid', () => {
  expect(firstNumber(after([0, 24]), above24, 'eyes')).toBe(25);
  expect(firstNumber(after([0, 24]), { ...above24, excluded: 25 }, 'eyes')).toBe(26);
});

test('the opening that is proposed depends on the edition and on how many play', () => {
  const openings = (edition: Edition, counts: readonly number[]): number[] =>
    counts.map((count) => proposedOpening(edition, count));
  expect(openings('eyes', [2, 4, 6])).toEqual([6, 10, 14]);
  expect(openings('tomahawk', [2, 4, 6])).toEqual([4, 8, 12]);
  expect(openings('museum', [2, 3, 9])).toEqual([4, 6, 18]);
  expect(openings('classic', [2, 10])).toEqual([3, 19]);
});

test('the opening that is proposed is the same whatever cards one sees', () => {
  const cards = [
    { cards: [card('20', 0), card(null, 1), card(null, null, 'centre')], sum: 20 },
    { cards: [card('-10', 0), card(null, 1), card(null, null, 'centre')], sum: -10 },
    { cards: [card('?', 0), card(null, 1), card('15', null, 'centre')], sum: null },
  ];
  const proposed = cards.map((seen) =>
    firstNumber(aView({ bids: [], moves: [], ...seen }), any, 'eyes'),
  );
  expect(proposed).toEqual([6, 6, 6]);
});

test('the opening that is proposed is a legal one', () => {
  const opens = aView({ bids: [], moves: [] });
  expect(firstNumber(opens, { least: 20, most: 999, excluded: null }, 'museum')).toBe(20);
  expect(firstNumber(opens, { least: 1, most: 999, excluded: 4 }, 'tomahawk')).toBe(5);
});

test('quick raises tell by how much they beat the bid', () => {
  expect(quickBids(after([0, 24]), above24, null)).toEqual([
    { number: 25, by: 1, seen: false, rank: 3 },
    { number: 26, by: 2, seen: false, rank: 2 },
    { number: 29, by: 5, seen: false, rank: 0 },
    { number: 34, by: 10, seen: false, rank: 1 },
  ]);
});

test('quick numbers are legal ones', () => {
  const last = { least: 995, most: 999, excluded: 996 };
  expect(quickBids(after([0, 994]), last, 3).map(({ number }) => number)).toEqual([995, 999]);
});

test('what one sees is among the quick numbers, once', () => {
  const starts = quickBids(after(), any, 17);
  expect(starts.map(({ number }) => number)).toEqual([5, 10, 15, 17, 20]);
  expect(starts.find(({ seen }) => seen)?.number).toBe(17);
  expect(quickBids(after(), any, -4).map(({ number }) => number)).toEqual([-4, 5, 10, 15, 20]);
  expect(quickBids(after(), any, 10).filter(({ seen }) => seen)).toEqual([
    { number: 10, by: null, seen: true, rank: 0 },
  ]);
  expect(quickBids(after([0, 24]), above24, 26)).toHaveLength(4);
  expect(quickBids(after([0, 24]), above24, 12).some(({ seen }) => seen)).toBe(false);
});

test('a leap is measured from the standing bid, an opening from zero', () => {
  expect(leapOf(after([0, 24], [1, 30]), 75)).toBe(45);
  expect(leapOf(after(), 31)).toBe(31);
});

test('a held button waits, then repeats, then takes larger steps', () => {
  expect(pace(0).wait).toBeGreaterThan(pace(1).wait);
  expect(pace(1).wait).toBeGreaterThan(pace(20).wait);
  expect([pace(0).by, pace(20).by, pace(40).by]).toEqual([1, 1, 5]);
});

test('typing takes three digits and a minus only where negative bids are legal', () => {
  const type = (range: Range, ...keys: string[]): string =>
    keys.reduce((draft, key) => typed(draft, key, range), '');
  expect(type(any, '-', '1', '2')).toBe('-12');
  expect(type(above24, '-', '1', '2')).toBe('12');
  expect(type(any, '1', '-')).toBe('1');
  expect(type(any, '1', '2', '3', '4')).toBe('123');
  expect(type(any, '0', '7')).toBe('7');
  expect(type(any, '2', '6', 'Backspace')).toBe('2');
  expect(type(any, '2', 'x')).toBe('2');
  expect(cleaned(' −7 ', any)).toBe('-7');
});

test('a draft is a number when it has a digit', () => {
  expect([readDraft(''), readDraft('-'), readDraft('-0'), readDraft('26')]).toEqual([
    null,
    null,
    -0,
    26,
  ]);
});

test('only the editions that take any number are free', () => {
  expect([isFree(any), isFree(above24)]).toEqual([true, false]);
});

test('each extra is listed once, those that go with a bid last', () => {
  const actions = ['challenge', 'peek', 'name 7', 'name MAX0', 'guess 1', 'discard open'];
  expect(extrasOf(legal({ actions, with_bid: { next: [0, 2], double: [] } }))).toEqual([
    { word: 'peek', kind: 'act', seats: [] },
    { word: 'name', kind: 'name', seats: [] },
    { word: 'double', kind: 'with', seats: [] },
    { word: 'next', kind: 'with', seats: [0, 2] },
  ]);
  expect(extrasOf(null)).toEqual([]);
});

test('an addition is allowed with a seat that it may name, or with none', () => {
  const may = legal({ with_bid: { extra: [0, 2], double: [] } });
  expect(isAllowed(may, { word: 'extra', seat: 2 })).toBe(true);
  expect(isAllowed(may, { word: 'extra', seat: 1 })).toBe(false);
  expect(isAllowed(may, { word: 'extra', seat: null })).toBe(false);
  expect(isAllowed(may, { word: 'double', seat: null })).toBe(true);
  expect(isAllowed(may, { word: 'next', seat: 0 })).toBe(false);
});

test('reversing is another rule in each of the two editions that have it', () => {
  expect([ruleOf('reverse', 'tomahawk'), ruleOf('reverse', 'museum')]).toEqual(['HA2', 'MT2']);
  expect(ruleOf('peek', 'eyes')).toBe('E5');
});

test('the table itself is no rule', () => {
  expect(['C2', 'HA1', 'TABLE', 'RECORD', ''].map(isRule)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a chance is read off the first total that is high enough', () => {
  const totals = [
    [-3, 1],
    [2, 0.9333],
    [27, 0.0667],
  ] as const;
  expect([-10, -3, 0, 2, 27, 28].map((number) => chanceOf(totals, number))).toEqual([
    1, 1, 0.9333, 0.9333, 0.0667, 0,
  ]);
});

test('percent are whole, and only what is sure is 0 or 100', () => {
  expect([0, 0.001, 0.614, 0.999, 1].map(percentOf)).toEqual([0, 1, 61, 99, 100]);
});

test('a clock runs down from when it was told, and not below nothing', () => {
  expect(timeLeft(30_000, 1000, 11_000)).toBe(20_000);
  expect(timeLeft(30_000, 1000, 500)).toBe(30_000);
  expect(timeLeft(30_000, 1000, 99_000)).toBe(0);
});

test('a moment ends with a move, and not with somebody coming to the table', () => {
  const moment = momentOf(aTable());
  expect(momentOf(aTable({ version: 12 }))).toBe(moment);
  expect(momentOf(aTable({ view: aView({ moves: ['0 bid 12', '1 peek'] }) }))).not.toBe(moment);
  expect(momentOf(aTable({ view: aView({ round: 2 }) }))).not.toBe(moment);
  expect(momentOf(aTable({ view: aView({ guess: 0 }) }))).not.toBe(moment);
});
