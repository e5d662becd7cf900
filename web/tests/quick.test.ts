import { expect, test } from 'vitest';

import type { Known } from '../src/core/game.ts';
import { memoryShelf } from '../src/core/seats.ts';
import type { Asked } from '../src/core/socket.ts';
import { hurryTable, isHurried, playAtOnce, steps } from '../src/state/quick.ts';
import type { Bot, Rejected, TablePhase } from '../src/wire.ts';
import { aTable } from './fixtures.ts';

/** A table of one's own, with these bots. */
function ownTable(bots: readonly Bot[], phase: TablePhase = 'lobby', host = true): Known {
  const known = aTable();
  const you = { ...known.you, host };
  const own = { ...known.table.seats[0]!, person: 2 };
  const seats = [own, ...bots.map((bot) => ({ ...own, person: null, bot }))];
  return { ...known, you, table: { ...known.table, phase, seats } };
}

/** Somebody who asks, and the place of the request that is refused. */
function aHost(known: Known, refusedAt = -1) {
  const asked: Asked[] = [];
  return {
    known,
    asked,
    ask: (request: Asked) => {
      asked.push(request);
      const why = { code: 'not-now' } as Rejected;
      const refused = asked.length - 1 === refusedAt;
      return Promise.resolve(
        refused
          ? { accepted: false as const, why }
          : { accepted: true as const, id: 'a', version: 1 },
      );
    },
  };
}

const WORDS = (asked: readonly Asked[]) =>
  asked.map((each) => (each.type === 'add-bot' ? each.bot : each.type));

test('an empty table gets three bots of different levels and begins', () => {
  expect(WORDS(steps(ownTable([]), () => 0))).toEqual(['cautious', 'lurker', 'bayes', 'start']);
});

test('who comes is not the same each time', () => {
  const tables = [0, 0.4, 0.99].map((chance) => WORDS(steps(ownTable([]), () => chance))[1]);
  expect(tables).toEqual(['lurker', 'odds', 'braggart']);
});

test('after a reload half-way only what is missing is asked', () => {
  expect(WORDS(steps(ownTable(['odds', 'bayes'])))).toEqual(['cautious', 'start']);
});

test('a game that runs is left alone, and so is the table of somebody else', () => {
  expect(steps(ownTable([], 'playing'))).toEqual([]);
  expect(steps(ownTable([], 'lobby', false))).toEqual([]);
});

test('a table is hurried until its game has begun', async () => {
  const shelf = memoryShelf();
  hurryTable('XBKYRW', shelf);
  expect(isHurried('XBKYRW', shelf)).toBe(true);
  const host = aHost(ownTable([]));
  expect(await playAtOnce('XBKYRW', host, shelf)).toBe(true);
  expect(host.asked.map(({ type }) => type)).toEqual(['add-bot', 'add-bot', 'add-bot', 'start']);
  expect(isHurried('XBKYRW', shelf)).toBe(false);
});

test('after a refusal nothing more is asked, and the lobby is shown', async () => {
  const shelf = memoryShelf();
  hurryTable('XBKYRW', shelf);
  const host = aHost(ownTable([]), 1);
  expect(await playAtOnce('XBKYRW', host, shelf)).toBe(false);
  expect(host.asked.map(({ type }) => type)).toEqual(['add-bot', 'add-bot']);
  expect(isHurried('XBKYRW', shelf)).toBe(false);
});

test('a table on which a game runs needs no hurry', async () => {
  const host = aHost(ownTable([], 'playing'));
  expect(await playAtOnce('XBKYRW', host, memoryShelf())).toBe(false);
  expect(host.asked).toEqual([]);
});
