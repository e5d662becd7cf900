import { expect, test, vi } from 'vitest';

import { call, told } from '../src/state/voice.ts';
import type { Known } from '../src/core/game.ts';
import { aTable, aView } from './fixtures.ts';

vi.mock('../src/state/words.svelte.ts', () => ({
  t: (name: string, facts: object) => ({ name, ...facts }),
  num: String,
}));

function renaming(least: number, withdrawn: number): Known {
  const legal = {
    min_bid: least,
    max_bid: 999,
    excluded: withdrawn,
    actions: [],
    with_bid: {},
  };
  return aTable({ view: aView({ demand: 'rename', withdrawn, legal }) });
}

test('the call to name another number never offers the one that was withdrawn', () => {
  expect(call(renaming(20, 20))).toMatchObject({ name: 'call-rename', least: 21, number: 20 });
  expect(call(renaming(20, 20))).toHaveProperty('excluded', 'none');
  expect(call(renaming(20, 24))).toMatchObject({ least: 20, excluded: 24, number: 24 });
});

test.each([
  ['edition', 'museum', { name: 'how-edition' }, { name: 'edition-name', edition: 'museum' }],
  ['clock', 'off', { name: 'house-clock' }, { name: 'house-clock-is', seconds: 0 }],
  ['grace', 90, { name: 'house-grace' }, { name: 'house-grace-is', seconds: 90 }],
  ['stand_in', 'odds', { name: 'house-stand-in' }, { name: 'bot-odds-name' }],
  ['sums', 'off', { name: 'house-sums' }, { name: 'option-off' }],
  ['trickster', 'on', { name: 'option-trickster' }, { name: 'option-on' }],
  ['additions', 'extra next', { name: 'option-additions' }, { name: 'wish-additions', number: 2 }],
  ['limit', 'off', { name: 'option-limit', penalty: 'lives' }, { name: 'wish-none' }],
  ['min_bid', 5, { name: 'option-min-bid' }, '5'],
])('a change of %s to %s is told by its name and value', (which, value, setting, as) => {
  const line = { name: 'news-configured', facts: { setting: which, value } };
  expect(told(aTable(), line)).toMatchObject({ name: 'news-configured', setting, value: as });
});
