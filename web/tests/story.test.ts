import { expect, test } from 'vitest';

import { bidText, readAction, readMove } from '../src/core/notation.ts';
import { continued, happened, soFar, type Line } from '../src/core/story.ts';
import type { Known } from '../src/core/game.ts';
import type { Settings } from '../src/wire.ts';
import { aTable, aView, card } from './fixtures.ts';

test('moves are read as they are written', () => {
  expect(readMove('0 bid -12')).toEqual({
    seat: 0,
    action: { word: 'bid', number: -12, addition: null, seat: null },
  });
  expect(readAction('bid 12 extra 2')).toEqual({
    word: 'bid',
    number: 12,
    addition: 'extra',
    seat: 2,
  });
  expect(readAction('name MAX0')).toEqual({ word: 'name', card: 'MAX0' });
  expect(readAction('discard open')).toEqual({ word: 'discard', eye: 'open' });
  expect(readAction('guess 2')).toEqual({ word: 'guess', seat: 2 });
  expect(readMove('3 challenge')).toEqual({ seat: 3, action: { word: 'challenge' } });
});

test('bids are written as the table reads them', () => {
  expect(bidText(12, null, null)).toBe('bid 12');
  expect(bidText(12, 'double', null)).toBe('bid 12 double');
  expect(bidText(-1, 'extra', 0)).toBe('bid -1 extra 0');
});

test('a new move is told with the bid before it', () => {
  const before = aTable();
  const after = aTable({ view: aView({ moves: ['0 bid 12', '1 challenge'], challenger: 1 }) });
  expect(happened(before, after)).toEqual([
    { name: 'did-challenge', by: 1, of: 0, facts: { number: 12, card: 'hidden' } },
  ]);
});

test('a device that comes late is told the bids of the round', () => {
  const cards = [card('20', 0), card('7', 0, 'extra'), card(null, 1)];
  const view = aView({ moves: ['0 bid 12', '1 peek', '1 bid 17 extra 0'], cards });
  expect(soFar(aTable({ view }))).toEqual([
    { name: 'did-bid', by: 0, of: null, facts: { number: 12, card: 'hidden', addition: 'none' } },
    { name: 'did-bid', by: 1, of: 0, facts: { number: 17, card: '7', addition: 'extra' } },
  ]);
});

test('what only you know is not written down', () => {
  const cards = [card('20', 0), card(null, 1), card('7', null, 'centre')];
  const peeked = aTable({ view: aView({ moves: ['0 bid 12', '1 peek'], cards }) });
  expect(happened(aTable(), peeked)).toEqual([{ name: 'told-peek', by: 1 }]);
  const others = aTable({ view: aView({ moves: ['0 bid 12', '0 coyote'], cards }) });
  expect(happened(aTable(), others)[0]).toMatchObject({ name: 'did-coyote', by: 0 });
});

test('the last moves of a round are told from its result, but for what the reveal tells', () => {
  const result = {
    starter: 0,
    moves: ['0 bid 12', '1 challenge', '0 discard open'],
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
    discarded: 'open' as const,
    standing: [],
  };
  const before = aTable({ view: aView({ phase: 'discard', moves: result.moves.slice(0, 2) }) });
  const after = aTable({
    rounds: [{ number: 1, result, proof: null }],
    view: aView({ phase: 'deal', round: 2, moves: [], bids: [] }),
  });
  expect(happened(before, after)).toEqual([]);
  const doubted = aTable({ view: aView() });
  expect(happened(doubted, after).map((line) => line.name)).toEqual(['did-challenge']);
});

test('a deal is told once', () => {
  const before = aTable({ view: aView({ phase: 'deal', round: 2, moves: [], bids: [] }) });
  const after = aTable({ view: aView({ round: 2, moves: [], bids: [], starter: 1 }) });
  expect(happened(before, after)).toEqual([{ name: 'told-dealt', by: 1, facts: { round: 2 } }]);
  expect(happened(after, after)).toEqual([]);
});

test('guesses wait for the reveal', () => {
  const before = aTable({ view: aView({ phase: 'guess', moves: ['0 bid 12', '1 challenge'] }) });
  const moves = ['0 bid 12', '1 challenge', '2 guess 0'];
  expect(happened(before, aTable({ view: aView({ phase: 'discard', moves }) }))).toEqual([]);
});

test('news name a person or a seat', () => {
  const lines = happened(aTable(), aTable(), [
    { code: 'joined', facts: { person: 3 } },
    { code: 'reclaimed', facts: { seat: 1 } },
  ]);
  expect(lines).toEqual([
    { name: 'news-joined', person: 3, facts: { person: 3 } },
    { name: 'news-reclaimed', by: 1, facts: { seat: 1 } },
  ]);
});

function configured(change: Partial<Settings>, from: Partial<Settings> = {}): Line[] {
  const table = aTable();
  const at = (part: Partial<Settings>): Known => ({
    ...table,
    table: { ...table.table, settings: { ...table.table.settings, ...part } },
  });
  return happened(at(from), at(change), [{ code: 'configured', facts: {} }]);
}

test('a change of the settings says what changed', () => {
  const line = (setting: string, value: string | number) => ({
    name: 'news-configured',
    facts: { setting, value },
  });
  expect(configured({ odds: false })).toEqual([line('odds', 'off')]);
  expect(configured({ clock: 30, grace: 90 })).toEqual([line('clock', 30), line('grace', 90)]);
  expect(configured({ options: { trickster: true } })).toEqual([line('trickster', 'on')]);
  expect(configured({ options: { limit: 3 } }, { options: { limit: 4 } })).toEqual([
    line('limit', 3),
  ]);
  expect(configured({}, { options: { additions: ['extra', 'double'] } })).toEqual([
    line('additions', 'off'),
  ]);
  // What comes with a change is not told beside it.
  expect(configured({ edition: 'museum', options: { tokens: true } })).toEqual([
    line('edition', 'museum'),
  ]);
  expect(configured({ slow: true }, { clock: 60 })).toEqual([line('slow', 'on')]);
  expect(configured({})).toEqual([]);
});

test('a setting that changes again and again is told once, with its last value', () => {
  const line = (setting: string, value: number): Line => ({
    name: 'news-configured',
    facts: { setting, value },
  });
  const said: Line = { name: 'talk-said' };
  const story = [line('grace', 70), line('clock', 30)];
  expect(continued(story, [line('grace', 80)])).toEqual([line('clock', 30), line('grace', 80)]);
  expect(continued([...story, said], [line('grace', 80)])).toEqual([
    ...story,
    said,
    line('grace', 80),
  ]);
  expect(continued(story, [said, said])).toEqual([...story, said, said]);
});
