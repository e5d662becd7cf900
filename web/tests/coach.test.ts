import { expect, test, vi } from 'vitest';

import type { Shown } from '../src/core/reveal.ts';
import { noteOf } from '../src/table/coach/notes.ts';
import type { Sync, View } from '../src/wire.ts';
import { aTable, aView, card } from './fixtures.ts';
import { result } from './results.ts';

vi.mock('../src/state/words.svelte.ts', () => ({
  t: (name: string, facts: object) => ({ name, ...facts }),
  faceText: String,
}));

/** The note for seat 1, which has to act, unless told otherwise. */
function note(view: Partial<View> = {}, read: readonly string[] = [], part: Partial<Sync> = {}) {
  return noteOf(aTable({ view: aView(view), ...part }), null, true, read)?.name ?? null;
}

const PLAIN = [card('4', 0), card(null, 1), card(null, null, 'centre')];

test('the first turn comes first, then each note when it matters', () => {
  const special = { cards: [card('MAX0', 0), card(null, 1)], sum: 0 };
  expect(note(special)).toBe('turn');
  expect(note(special, ['turn'])).toBe('special');
  expect(note({ ...special, to_act: [0] })).toBe('special');
  expect(note({ cards: PLAIN, sum: 4 }, ['turn', 'special'])).toBe('doubt');
  expect(note({ cards: PLAIN, sum: 40 }, ['turn'])).toBe('peek');
  expect(note({ cards: PLAIN, sum: 4 }, ['turn', 'doubt', 'peek'])).toBe(null);
});

test('nothing is said of what nobody can do now', () => {
  expect(note({ cards: PLAIN, to_act: [0] })).toBe(null);
  const legal = { min_bid: 13, max_bid: 999, excluded: null, actions: [], with_bid: {} };
  expect(note({ cards: PLAIN, sum: 4, legal }, ['turn'])).toBe(null);
  expect(note({ cards: PLAIN, phase: 'deal', to_act: [] })).toBe(null);
});

test('where no sums are told, a bid that one may challenge is enough', () => {
  expect(note({ cards: PLAIN, sum: null }, ['turn'])).toBe('doubt');
  const told = noteOf(aTable({ view: aView({ cards: PLAIN, sum: 4 }) }), null, false, ['turn']);
  expect(told?.text).toMatchObject({ name: 'coach-doubt', of_name: 'Ann', bid: 12, sum: 'none' });
});

test('who looks on or is out gets no note', () => {
  expect(note({ seat: null })).toBe(null);
  expect(note({ alive: [0] })).toBe(null);
});

test('a loss is explained to the loser, once', () => {
  const known = aTable();
  const shown = (loser: number): Shown => ({
    game: 1,
    number: 1,
    result: { ...result('eyes'), loser },
    table: known.table,
    before: null,
  });
  expect(noteOf(known, shown(1), true, [])?.name).toBe('loss');
  expect(noteOf(known, shown(0), true, [])).toBe(null);
  expect(noteOf(known, shown(1), true, ['loss'])).toBe(null);
});
