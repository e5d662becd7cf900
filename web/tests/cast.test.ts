import { describe, expect, test } from 'vitest';

import { castOf, keepCast, rememberedCast } from '../src/core/cast.ts';
import { memoryShelf } from '../src/core/seats.ts';
import type { Animal, Bot, Game, Seat } from '../src/wire.ts';

const GAME: Game = {
  number: 2,
  edition: 'eyes',
  options: {},
  players: ['Ann', 'odds', 'Bo', 'random'],
  starter: 0,
  winner: 0,
  dropped: false,
};

function person(name: string, animal: Animal, number = 1): Seat {
  return { name, animal, person: number, bot: null, connected: true, ready: false };
}

function bot(name: Bot, animal: Animal): Seat {
  return { name, animal, person: null, bot: name, connected: true, ready: false };
}

const SEATS = [
  person('Ann', 'hare'),
  bot('odds', 'owl'),
  person('Bo', 'bear', 2),
  bot('random', 'fox'),
];

describe('the cast of a game', () => {
  test('is found in the seats of the next game, where all stay', () => {
    expect(castOf(GAME, SEATS).map(({ animal }) => animal)).toEqual(['hare', 'owl', 'bear', 'fox']);
    expect(castOf(GAME, SEATS).map((each) => each.bot)).toEqual([false, true, false, true]);
  });

  test('keeps its order when somebody went away and somebody came', () => {
    const seats = [SEATS[1]!, SEATS[2]!, SEATS[3]!, person('Cy', 'raven', 3)];
    const cast = castOf(GAME, seats);
    expect(cast.slice(1).map(({ animal }) => animal)).toEqual(['owl', 'bear', 'fox']);
    expect(cast[0]).toMatchObject({ name: 'Ann', bot: false });
    expect(['owl', 'bear', 'fox']).not.toContain(cast[0]?.animal);
  });

  test('knows a bot that is gone by its name', () => {
    expect(castOf(GAME, []).map((each) => each.bot)).toEqual([false, true, false, true]);
  });

  test('is kept, so that nobody changes their face after the game', () => {
    const shelf = memoryShelf();
    keepCast('t', GAME, SEATS, shelf);
    const later = rememberedCast('t', GAME, [SEATS[3]!], shelf);
    expect(later.map(({ animal }) => animal)).toEqual(['hare', 'owl', 'bear', 'fox']);
  });

  test('is of that game and that table only', () => {
    const shelf = memoryShelf();
    const other = [...SEATS.slice(0, 3), bot('random', 'lizard')];
    keepCast('t', GAME, SEATS, shelf);
    expect(rememberedCast('u', GAME, other, shelf)[3]?.animal).toBe('lizard');
    expect(rememberedCast('u', { ...GAME, number: 3 }, SEATS, shelf)[3]?.animal).toBe('fox');
    expect(rememberedCast('u', { ...GAME, number: 3 }, other, shelf)[3]?.animal).toBe('fox');
  });

  test('seats that are not those of the game are not kept', () => {
    const shelf = memoryShelf();
    keepCast('t', GAME, SEATS.slice(1), shelf);
    expect(rememberedCast('t', GAME, SEATS, shelf)[0]?.animal).toBe('hare');
  });

  test('a shelf with something else on it does no harm', () => {
    const shelf = memoryShelf();
    shelf.setItem('coyote:cast', '{');
    expect(rememberedCast('t', GAME, SEATS, shelf)[0]?.animal).toBe('hare');
  });
});
