/** A small table for tests, as the wire tells it. */
import type { Known } from '../src/core/game.ts';
import { synced } from '../src/core/game.ts';
import type { Card, Sync, View } from '../src/wire.ts';

export function card(face: Card['card'], seat: number | null, place: Card['place'] = 'worn'): Card {
  return { card: face, place, seat, segment: 0 };
}

export function aView(part: Partial<View> = {}): View {
  return {
    seat: 1,
    round: 1,
    phase: 'bid',
    to_act: [1],
    legal: {
      min_bid: 13,
      max_bid: 999,
      excluded: null,
      actions: ['challenge', 'peek'],
      with_bid: {},
    },
    standing: [
      { open: 2, closed: 1 },
      { open: 2, closed: 1 },
    ],
    alive: [0, 1],
    starter: 0,
    cards: [card('20', 0), card(null, 1), card(null, null, 'centre')],
    moves: ['0 bid 12'],
    bids: [[0, 12]],
    direction: 1,
    demand: 'free',
    withdrawn: null,
    double: false,
    used: [],
    passed: null,
    peeked: [],
    laid: null,
    coyote: null,
    challenger: null,
    guess: null,
    pile: [{ cards: '-10 -5 0 1 2', left: 14 }],
    aside: '',
    shuffle: '',
    sum: 20,
    steps: [{ card: 0, effect: 'add', victim: null, sum: 20 }],
    reveal: null,
    ...part,
  };
}

export function aSync(part: Partial<Sync> = {}): Sync {
  const seat = { person: null, bot: null, connected: true, ready: false };
  return {
    type: 'sync',
    version: 9,
    protocol: 1,
    you: { person: 2, seat: 1, name: 'Bo', host: false, muted: [], shadow: null },
    table: {
      table: 'd5fe',
      code: 'XBKYRW',
      phase: 'playing',
      settings: {
        edition: 'eyes',
        options: {},
        clock: null,
        grace: 60,
        slow: false,
        text: true,
        odds: true,
        sums: true,
        shadow: false,
        stand_in: 'odds',
      },
      host: 1,
      seats: [
        { ...seat, name: 'Ann', animal: 'hare', person: 1 },
        { ...seat, name: 'Bo', animal: 'badger', person: 2 },
      ],
      people: [],
      watching: 0,
      paused: false,
      hurried: false,
      games: 1,
      score: [],
    },
    clock: { turn: null, next_round: null, asked: null },
    game: {
      number: 1,
      edition: 'eyes',
      options: { trickster: false },
      players: ['Ann', 'Bo'],
      starter: 0,
      winner: null,
      dropped: false,
    },
    view: aView(),
    shuffle: { round: 1, commitment: 'c0', refill: '', entropy: [], dealt: true },
    ...part,
  };
}

export function aTable(part: Partial<Sync> = {}): Known {
  return synced(aSync(part));
}
