import { describe, expect, test } from 'vitest';

import { awardsOf } from '../src/core/awards.ts';
import { statisticsOf } from '../src/core/statistics.ts';
import type { Game, Result, Round } from '../src/wire.ts';

const GAME: Game = {
  number: 1,
  edition: 'tomahawk',
  options: { limit: 2, additions: [] },
  players: ['Ann', 'Bo', 'odds'],
  starter: 0,
  winner: 1,
  dropped: false,
};

/** A round: its moves, what it came to, and the marks of all after it. */
function round(number: number, moves: string, total: number | null, marks: number[]): Round {
  const told = moves.split(', ');
  const bids = told.map((move) => move.split(' ')).filter(([, word]) => word === 'bid');
  const owner = told.findLast((move) => /bid|confirm/.test(move)) ?? '0 bid 0';
  const bid = Number(bids.at(-1)?.[2] ?? 0);
  const bidder = Number(owner.split(' ')[0]);
  const last = told.at(-1) ?? '';
  const acting = Number(last.split(' ')[0]);
  const counted = last.endsWith('challenge') && total !== null;
  const holds = counted && total >= bid;
  const result: Result = {
    starter: 0,
    moves: told,
    bid: counted ? bid : null,
    bidder: counted ? bidder : null,
    challenger: counted ? acting : null,
    total: counted ? total : null,
    winner: counted ? (holds ? bidder : acting) : null,
    loser: counted && !holds ? bidder : acting,
    penalty: 1,
    cards: [],
    steps: [],
    guesses: [],
    turned: [],
    discarded: null,
    standing: marks,
  };
  return { number, result, proof: null };
}

const ROUNDS = [
  round(1, '0 bid 5, 1 bid 31, 2 bid 32, 0 challenge', 12, [0, 0, 1]),
  round(2, '2 bid 9, 0 bid 10, 1 challenge', 10, [0, 1, 1]),
  round(3, '1 bid 4, 2 bid 20, 0 challenge', 19, [0, 1, 2]),
  round(4, '0 bid 3, 1 bid 44, 0 challenge', 50, [1, 1, 2]),
  round(5, '1 peek, 1 bid 1, 0 bid 30, 1 challenge', 2, [2, 1, 2]),
];

describe('the players of a game', () => {
  const { players, order, rounds } = statisticsOf(GAME, ROUNDS);

  test('are told by what they did', () => {
    expect(rounds).toBe(5);
    expect(players[0]).toEqual({
      seat: 0,
      bids: 4,
      highest: 30,
      challenges: 3,
      right: 2,
      held: 1,
      caught: 1,
      lost: 2,
      peeks: 0,
      outIn: 5,
    });
    expect(players[1]).toMatchObject({ challenges: 2, right: 1, held: 1, lost: 1, peeks: 1 });
    expect(players[2]).toMatchObject({ caught: 2, lost: 2, outIn: 3 });
  });

  test('stand in the order in which they lasted', () => {
    expect(order).toEqual([1, 0, 2]);
  });

  test('go out without an eye card', () => {
    const eyes = [
      { open: 0, closed: 1 },
      { open: 0, closed: 0 },
    ];
    const last = round(1, '0 bid 5, 1 challenge', 7, []);
    const game: Game = { ...GAME, edition: 'eyes', options: {}, players: ['A', 'B'], winner: 0 };
    const found = statisticsOf(game, [{ ...last, result: { ...last.result, standing: eyes } }]);
    expect(found.players.map(({ outIn }) => outIn)).toEqual([null, 1]);
  });

  test('are no losers of an unfinished game', () => {
    expect(statisticsOf({ ...GAME, winner: null }, []).order).toEqual([0, 1, 2]);
  });
});

describe('what happened in a game', () => {
  test('the boldest bluff is the one that was raised, not the one that was caught', () => {
    expect(statisticsOf(GAME, ROUNDS).bluff).toEqual({ round: 1, seat: 1, number: 31, total: 12 });
  });

  test('a bid that was withdrawn or that its own owner raised was not believed', () => {
    const withdrawn = round(1, '0 bid 40, 1 restart, 0 bid 3, 1 challenge', 9, [0, 1, 0]);
    expect(statisticsOf(GAME, [withdrawn]).bluff).toBeNull();
    const forced = round(1, '0 bid 40, 1 reverse, 0 bid 41, 1 challenge', 9, [1, 0, 0]);
    expect(statisticsOf(GAME, [forced]).bluff).toBeNull();
  });

  test('whoever takes a bid over believed it', () => {
    const taken = round(1, '0 bid 40, 1 confirm, 2 challenge', 9, [0, 1, 0]);
    expect(statisticsOf(GAME, [taken]).bluff).toMatchObject({ seat: 0, number: 40 });
  });

  test('the closest call is exact, or one off, or there is none', () => {
    expect(statisticsOf(GAME, ROUNDS).closest).toMatchObject({ round: 2, number: 10, total: 10 });
    expect(statisticsOf(GAME, ROUNDS.slice(2)).closest).toMatchObject({ round: 3, total: 19 });
    expect(statisticsOf(GAME, ROUNDS.slice(3)).closest).toBeNull();
  });

  test('the highest total and the longest round are found', () => {
    expect(statisticsOf(GAME, ROUNDS)).toMatchObject({
      fullest: { round: 4, total: 50 },
      longest: { round: 1, bids: 3 },
      edge: 3,
    });
  });

  test('a feather that was named wrongly ends the round uncounted', () => {
    const found = statisticsOf(GAME, [round(1, '0 bid 5, 1 name 7', null, [0, 1, 0])]);
    expect(found).toMatchObject({ named: null, closest: null, fullest: null, bluff: null });
    expect(found.players[1]).toMatchObject({ lost: 1, challenges: 0 });
  });

  test('a feather that was named rightly is told', () => {
    const right = round(1, '0 bid 5, 1 name 7, 2 challenge', 9, [0, 0, 1]);
    expect(statisticsOf(GAME, [right]).named).toEqual({ seat: 1, card: '7' });
  });
});

describe('awards', () => {
  test('are few, and the rarest come first', () => {
    expect(awardsOf(statisticsOf(GAME, ROUNDS))).toEqual([
      { kind: 'bluff', by: 1, number: 31, total: 12 },
      { kind: 'edge', by: 1, rounds: 3 },
      { kind: 'nose', by: 0, right: 2, made: 3 },
      { kind: 'fullest', round: 4, total: 50 },
    ]);
  });

  test('are for nobody when two did as well', () => {
    const both = [
      round(1, '0 bid 5, 1 challenge', 1, [1, 0, 0]),
      round(2, '1 bid 5, 0 challenge', 1, [1, 1, 0]),
    ];
    const kinds = awardsOf(statisticsOf(GAME, [...both, ...both])).map(({ kind }) => kind);
    expect(kinds).not.toContain('nose');
  });

  test('a winner who never lost is told of, and then there is no talk of an edge', () => {
    const unhurt = [
      round(1, '0 bid 50, 1 challenge', 1, [1, 0, 0]),
      round(2, '0 bid 50, 1 challenge', 1, [2, 0, 0]),
    ];
    const found = awardsOf(statisticsOf(GAME, unhurt));
    expect(found[0]).toEqual({ kind: 'unhurt', by: 1, rounds: 2 });
    expect(found.map(({ kind }) => kind)).not.toContain('edge');
  });

  test('go around: nobody gets a second one while somebody else has none', () => {
    const one = { seat: 0, bids: 9, highest: 9, challenges: 4, right: 3, lost: 0, outIn: null };
    const other = { ...one, seat: 1, challenges: 0, right: 0, lost: 3, outIn: 3 };
    const found = {
      rounds: 3,
      players: [
        { ...one, held: 0, caught: 0, peeks: 4 },
        { ...other, held: 2, caught: 1, peeks: 0 },
      ],
      order: [0, 1],
      bluff: { round: 1, seat: 0, number: 30, total: 2 },
      closest: null,
      fullest: { round: 2, total: 40 },
      longest: null,
      named: null,
      edge: 0,
    };
    const kinds = (most: number) => awardsOf(found, most).map(({ kind }) => kind);
    expect(kinds(3)).toEqual(['bluff', 'held', 'fullest']);
    expect(kinds(4)).toEqual(['bluff', 'unhurt', 'held', 'fullest']);
  });

  test('a bluff by a hair is no bluff to boast of', () => {
    const little = [round(1, '0 bid 3, 1 bid 4, 0 challenge', 1, [0, 1, 0])];
    expect(awardsOf(statisticsOf(GAME, little)).map(({ kind }) => kind)).not.toContain('bluff');
  });

  test('even a short game has one', () => {
    const short = [round(1, '0 bid 9, 1 challenge', 1, [2, 0, 0])];
    expect(awardsOf(statisticsOf(GAME, short))).toEqual([{ kind: 'fullest', round: 1, total: 1 }]);
  });
});
