import { describe, expect, test } from 'vitest';

import { leftOf } from '../src/core/left.ts';
import { countIn, isIn, mayAnswer } from '../src/core/rematch.ts';
import { gamesCounted, isLeading, mostWins, scoreAt } from '../src/core/score.ts';
import { trailOf } from '../src/core/trail.ts';
import { fitted, rowsOf } from '../src/places/over/layout.ts';
import type { Result, Score, Sync, Table, You } from '../src/wire.ts';
import { aSync, aTable, aView } from './fixtures.ts';

describe('the score of a table', () => {
  const ann: Score = {
    name: 'Ann',
    animal: 'hare',
    person: 1,
    bot: null,
    seat: 0,
    wins: 2,
    games: 4,
  };
  const bo: Score = { ...ann, name: 'Bo', animal: 'badger', person: 2, seat: 1 };
  const gone: Score = { ...ann, name: 'Cleo', person: 3, seat: null, wins: 0, games: 1 };

  test('whoever has the most wins leads, also together with others', () => {
    const score = [ann, bo, gone];
    expect(mostWins(score)).toBe(2);
    expect(score.map((each) => isLeading(each, score))).toEqual([true, true, false]);
  });

  test('nobody leads before somebody has won', () => {
    expect(isLeading(gone, [gone])).toBe(false);
    expect(mostWins([])).toBe(0);
  });

  test('a seat has the score of whoever sits there', () => {
    expect(scoreAt([ann, bo, gone], 1)).toBe(bo);
    expect(scoreAt([ann, gone], 1)).toBeNull();
  });

  test('each game has one winner', () => {
    expect(gamesCounted([ann, bo, gone])).toBe(4);
  });
});

describe('another game', () => {
  function over(you: Partial<You> = {}, ready: readonly boolean[] = [false, false, false]): Sync {
    const sync = aSync();
    const [first, second] = sync.table.seats;
    if (!first || !second) throw new Error('the table has two seats');
    const bot = { ...second, name: 'odds', person: null, bot: 'odds' as const };
    const seats = [first, second, bot].map((seat, at) => ({ ...seat, ready: ready[at] ?? false }));
    const table: Table = { ...sync.table, phase: 'over', seats };
    return { ...sync, you: { ...sync.you, ...you }, table };
  }

  test('the host and the bots are in, a guest when they say so', () => {
    const before = aTable(over());
    expect([0, 1, 2].map((seat) => isIn(before, seat))).toEqual([true, false, true]);
    expect(countIn(before)).toEqual({ count: 2, of: 3 });
    const after = aTable(over({}, [false, true, false]));
    expect(isIn(after, 1)).toBe(true);
    expect(countIn(after)).toEqual({ count: 3, of: 3 });
    expect(isIn(after, 3)).toBe(false);
  });

  test('only guests with a seat are asked, and only after a game', () => {
    expect(mayAnswer(aTable(over()))).toBe(true);
    expect(mayAnswer(aTable(over({ host: true })))).toBe(false);
    expect(mayAnswer(aTable(over({ seat: null })))).toBe(false);
    expect(mayAnswer(aTable())).toBe(false);
  });
});

describe('what a round still has', () => {
  const { game } = aSync();
  if (!game) throw new Error('there is a game');

  test('additions: one of each that is played with', () => {
    const known = aTable({
      game: { ...game, edition: 'tomahawk', options: { additions: ['double', 'extra'] } },
      view: aView({ used: ['double'] }),
    });
    const left = leftOf(known);
    expect(left.map(({ word }) => word).sort()).toEqual(['double', 'extra']);
    expect(left.find(({ word }) => word === 'double')).toMatchObject({ left: 0, of: 1 });
    expect(left.find(({ word }) => word === 'extra')).toMatchObject({ left: 1, of: 1 });
  });

  test('tokens: some are there twice, and with two players left there are none', () => {
    const museum = { ...game, edition: 'museum' as const, options: { tokens: true } };
    const used = ['open', 'swap'] as const;
    const left = leftOf(aTable({ game: museum, view: aView({ alive: [0, 1, 2], used }) }));
    expect(left.find(({ word }) => word === 'open')).toMatchObject({ left: 1, of: 2 });
    expect(left.find(({ word }) => word === 'swap')).toMatchObject({ left: 0, of: 1 });
    expect(left.reduce((sum, each) => sum + each.left, 0)).toBe(6);
    expect(leftOf(aTable({ game: museum, view: aView({ alive: [0, 1], used }) }))).toEqual([]);
  });

  test('nothing without either, or without a game', () => {
    expect(leftOf(aTable())).toEqual([]);
    expect(leftOf({ ...aTable(), game: null, view: null })).toEqual([]);
  });
});

describe('the bids of a round', () => {
  const trail = (moves: readonly string[]): unknown[] =>
    trailOf({ moves } as unknown as Result).map(({ seat, word, number, addition, of }) => [
      seat,
      word,
      number,
      addition,
      of,
    ]);

  test('in their order, with the bid that was challenged', () => {
    expect(trail(['0 bid 4', '1 peek', '1 bid -2', '0 challenge', '1 discard open'])).toEqual([
      [0, 'bid', 4, null, null],
      [1, 'peek', null, null, null],
      [1, 'bid', -2, null, null],
      [0, 'challenge', -2, null, null],
    ]);
  });
});

describe('the picture of a result', () => {
  const widthAt = (size: number) => (text: string) => text.length * size;

  test('a short title is large, a longer one has two lines, and a long word is cut', () => {
    expect(fitted('Ann wins', 800, widthAt)).toEqual({ size: 88, lines: ['Ann wins'] });
    const two = fitted('Aleksandra wins', 800, widthAt);
    expect(two.lines).toEqual(['Aleksandra', 'wins']);
    const cut = fitted(`${'M'.repeat(24)} wins`, 800, widthAt);
    expect(cut.lines[0]).toMatch(/^M+…$/);
    for (const line of cut.lines) expect(widthAt(cut.size)(line)).toBeLessThanOrEqual(800);
  });

  test.each([1, 2, 3, 6, 10])('%i rows end above the footer', (count) => {
    const { top, height, gap } = rowsOf(count);
    expect(height).toBeGreaterThan(40);
    expect(top + count * (height + gap)).toBeLessThanOrEqual(1220);
  });
});
