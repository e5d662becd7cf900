import { expect, test } from 'vitest';

import type { Seat, Sync, Table } from '../src/wire.ts';
import { botsAlone, hasRoom, modeOf, unready, yourself } from '../src/table/controls/mode.ts';
import { aSync, aTable, aView } from './fixtures.ts';

const closed = { open: false, done: true };
const playing = { open: true, done: false };
const played = { open: true, done: true };

function around(part: Partial<Table>, more: Partial<Sync> = {}) {
  return aTable({ table: { ...aSync().table, ...part }, ...more });
}

const [ann, bo] = aSync().table.seats as [Seat, Seat];
const person = { animal: 'hare', connected: true, seated: true } as const;
const people = [
  { ...person, person: 1, name: 'Ann' },
  { ...person, person: 2, name: 'Bo' },
];

test('on your turn there is what the phase asks for', () => {
  expect(modeOf(aTable(), closed)).toBe('bid');
  expect(modeOf(aTable({ view: aView({ phase: 'guess' }) }), closed)).toBe('guess');
  expect(modeOf(aTable({ view: aView({ phase: 'discard' }) }), closed)).toBe('discard');
});

test('when it is not your turn you wait', () => {
  expect(modeOf(aTable({ view: aView({ to_act: [0] }) }), closed)).toBe('wait');
});

test('nobody is told that they lost before the reveal tells it', () => {
  const lost = aTable({ view: aView({ phase: 'discard' }) });
  expect(modeOf(lost, playing)).toBe('quiet');
  expect(modeOf(lost, played)).toBe('discard');
  expect(modeOf(aTable({ view: aView({ phase: 'discard', to_act: [0] }) }), played)).toBe('quiet');
});

test('between two rounds the reveal speaks alone', () => {
  const between = aTable({ view: aView({ phase: 'deal', to_act: [] }) });
  expect(modeOf(between, played)).toBe('quiet');
  expect(modeOf(between, closed)).toBe('wait');
});

test('a new round is played even if the reveal still lies there', () => {
  expect(modeOf(aTable(), played)).toBe('bid');
});

test('in a pause nobody acts', () => {
  expect(modeOf(around({ paused: true }), closed)).toBe('paused');
});

test('while a bot plays for you there is only the way back', () => {
  expect(modeOf(around({ seats: [ann, { ...bo, bot: 'odds' }] }), closed)).toBe('stood-in');
});

test('spectators and players who are out look on', () => {
  expect(modeOf(aTable({ view: aView({ seat: null, legal: null }) }), closed)).toBe('look');
  expect(modeOf(aTable({ view: aView({ alive: [0], to_act: [0] }) }), closed)).toBe('look');
});

test('who looks on at bots alone can let them hurry during a reveal, too', () => {
  const view = aView({ alive: [0], to_act: [], phase: 'deal' });
  const bots = around({ seats: [{ ...ann, person: null, bot: 'odds' }, bo], people }, { view });
  expect(modeOf(bots, played)).toBe('look');
  expect(modeOf(around({ people }, { view }), played)).toBe('quiet');
});

test('without a game there is nothing to do', () => {
  expect(modeOf(around({ phase: 'over' }), closed)).toBe('quiet');
});

test('bots are alone when no living seat belongs to anybody who could come back', () => {
  expect(botsAlone(around({ people }))).toBe(false);
  expect(botsAlone(around({ people: [] }))).toBe(true);
  expect(botsAlone(around({ people }, { view: aView({ alive: [] }) }))).toBe(true);
  expect(botsAlone(around({ people: people.slice(1) }, { view: aView({ alive: [0] }) }))).toBe(
    true,
  );
});

test('there is room until bots and people fill the edition', () => {
  const bots = (count: number): Seat[] =>
    Array.from({ length: count }, () => ({ ...ann, person: null, bot: 'odds' as const }));
  expect(hasRoom(around({ seats: bots(3), people }))).toBe(true);
  expect(hasRoom(around({ seats: bots(4), people }))).toBe(false);
});

test('you are listed when you have a name here', () => {
  expect(yourself(around({ people }))?.seated).toBe(true);
  expect(yourself(around({ people: [] }))).toBeNull();
});

test('the next deal waits for living people who are here and not ready', () => {
  const view = aView({ seat: 1, alive: [0, 1], phase: 'deal' });
  expect(unready(around({}, { view }))).toEqual([0]);
  expect(unready(around({ seats: [{ ...ann, ready: true }, bo] }, { view }))).toEqual([]);
  expect(unready(around({ seats: [{ ...ann, connected: false }, bo] }, { view }))).toEqual([]);
  expect(unready(around({ seats: [{ ...ann, bot: 'odds' }, bo] }, { view }))).toEqual([]);
});
