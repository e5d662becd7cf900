/** What a finished game was like: how everybody played, and what is worth telling. */
import type { Eyes, Game, Result, Round } from '../wire.ts';
import { readMove } from './notation.ts';
import { limitIn } from './options.ts';

/** How one seat played. */
export interface Player {
  readonly seat: number;
  bids: number;
  /** The highest number they said. */
  highest: number | null;
  challenges: number;
  /** Challenges that were right. */
  right: number;
  /** Bids that were challenged and held. */
  held: number;
  /** Bids that were challenged and fell short. */
  caught: number;
  lost: number;
  peeks: number;
  /** The round in which they went out. */
  outIn: number | null;
}

/** A number that somebody said, and what it came to. */
export interface Claim {
  readonly round: number;
  readonly seat: number;
  readonly number: number;
  readonly total: number;
}

export interface Statistics {
  readonly rounds: number;
  /** By seat. */
  readonly players: readonly Player[];
  /** From the winner to who went out first. */
  readonly order: readonly number[];
  /** The bid furthest above the total that nobody doubted. */
  readonly bluff: Claim | null;
  /** The challenged bid that came nearest to the total, where it was one off at most. */
  readonly closest: Claim | null;
  readonly fullest: { readonly round: number; readonly total: number } | null;
  readonly longest: { readonly round: number; readonly bids: number } | null;
  /** Somebody who named the own feather, rightly. */
  readonly named: { readonly seat: number; readonly card: string } | null;
  /** For how many rounds the winner could not afford another loss. */
  readonly edge: number;
}

interface Told {
  /** Bids that somebody else raised, and so believed. */
  readonly believed: { readonly seat: number; readonly number: number }[];
  readonly bids: number;
  readonly named: { readonly seat: number; readonly card: string } | null;
}

export function statisticsOf(game: Game, rounds: readonly Round[]): Statistics {
  const limit = limitIn(game.options);
  const players = game.players.map((_, seat) => newPlayer(seat));
  const told = rounds.map(({ result }) => follow(result, players));
  for (const { number, result } of rounds) settle(number, result, players, limit);
  const counted = rounds.flatMap(({ number: round, result }, place) =>
    result.total === null ? [] : [{ round, total: result.total, result, told: told[place]! }],
  );
  const claims = counted.flatMap(({ round, total, told: { believed } }) =>
    believed.map((bid) => ({ ...bid, round, total })),
  );
  const challenged = counted.map(({ round, total, result }) => ({
    round,
    total,
    seat: result.bidder ?? 0,
    number: result.bid ?? 0,
  }));
  return {
    rounds: rounds.length,
    players,
    order: orderOf(game, players),
    bluff: best(claims, (claim) => claim.number - claim.total, 1),
    closest: best(challenged, (claim) => -Math.abs(claim.number - claim.total), -1),
    fullest: best(counted, ({ total }) => total, -Infinity),
    longest: best(
      told.map(({ bids }, place) => ({ round: rounds[place]!.number, bids })),
      ({ bids }) => bids,
      1,
    ),
    named: told.find((each) => each.named)?.named ?? null,
    edge: edgeOf(game, rounds, limit),
  };
}

function newPlayer(seat: number): Player {
  const nothing = { bids: 0, challenges: 0, right: 0, held: 0, caught: 0, lost: 0, peeks: 0 };
  return { seat, highest: null, outIn: null, ...nothing };
}

/** Go through the moves of a round: count them, and see which bids were believed. */
function follow(result: Result, players: readonly Player[]): Told {
  const believed: { seat: number; number: number }[] = [];
  let standing: { seat: number; number: number } | null = null;
  let named: Told['named'] = null;
  let bids = 0;
  for (const { seat, action } of result.moves.map(readMove)) {
    const player = players[seat];
    if (!player) continue;
    switch (action.word) {
      case 'bid':
        // Who has to raise an own bid says nothing about whether it is believed.
        if (standing && standing.seat !== seat) believed.push(standing);
        standing = { seat, number: action.number };
        bids += 1;
        player.bids += 1;
        player.highest = Math.max(player.highest ?? action.number, action.number);
        break;
      case 'confirm':
        if (standing) {
          believed.push(standing);
          standing = { seat, number: standing.number };
        }
        break;
      case 'restart':
        standing = null; // withdrawn: nobody has to believe it
        break;
      case 'challenge':
        player.challenges += 1;
        break;
      case 'peek':
        player.peeks += 1;
        break;
      case 'name':
        if (result.challenger !== null) named = { seat, card: action.card };
        break;
    }
  }
  return { believed, bids, named };
}

/** Who was right in a round, and who paid for it. */
function settle(number: number, result: Result, players: readonly Player[], limit: number): void {
  const { challenger, bidder, winner, loser } = result;
  const lost = players[loser];
  if (lost) {
    lost.lost += 1;
    if (isOut(result.standing[loser], limit)) lost.outIn = number;
  }
  if (challenger === null || bidder === null) return;
  const [doubting, bidding] = [players[challenger], players[bidder]];
  if (winner === challenger) {
    if (doubting) doubting.right += 1;
    if (bidding) bidding.caught += 1;
  } else if (bidding) {
    bidding.held += 1;
  }
}

function isOut(standing: Eyes | number | undefined, limit: number): boolean {
  return standing !== undefined && left(standing, limit) <= 0;
}

/** How many losses somebody can still take and then is out. */
function left(standing: Eyes | number, limit: number): number {
  return typeof standing === 'number' ? limit - standing : standing.open + standing.closed;
}

function orderOf(game: Game, players: readonly Player[]): number[] {
  const lasted = (player: Player): number =>
    player.seat === game.winner ? Infinity : (player.outIn ?? Number.MAX_SAFE_INTEGER);
  return [...players].sort((one, other) => lasted(other) - lasted(one)).map(({ seat }) => seat);
}

function edgeOf(game: Game, rounds: readonly Round[], limit: number): number {
  const { winner } = game;
  if (winner === null) return 0;
  return rounds.slice(0, -1).filter(({ result }) => {
    const standing = result.standing[winner];
    return standing !== undefined && left(standing, limit) === 1;
  }).length;
}

/** The first of those with the highest worth, when it is worth that much at least. */
function best<T>(all: readonly T[], worth: (each: T) => number, least: number): T | null {
  let found: T | null = null;
  for (const each of all) {
    if (worth(each) >= least && (found === null || worth(each) > worth(found))) found = each;
  }
  return found;
}
