/** What was worth telling about a game: a few things, the rarest first. */
import type { Player, Statistics } from './statistics.ts';

export type Award =
  | { readonly kind: 'bluff'; readonly by: number; readonly number: number; readonly total: number }
  | { readonly kind: 'unhurt'; readonly by: number; readonly rounds: number }
  | { readonly kind: 'edge'; readonly by: number; readonly rounds: number }
  | { readonly kind: 'nose'; readonly by: number; readonly right: number; readonly made: number }
  | { readonly kind: 'named'; readonly by: number; readonly card: string }
  | {
      readonly kind: 'closest';
      readonly by: number;
      readonly number: number;
      readonly total: number;
      readonly round: number;
    }
  | { readonly kind: 'held'; readonly by: number; readonly times: number }
  | { readonly kind: 'curious'; readonly by: number; readonly times: number }
  | { readonly kind: 'longest'; readonly round: number; readonly bids: number }
  | { readonly kind: 'fullest'; readonly round: number; readonly total: number };

/** Twice is no accident. */
const OFTEN = 2;
/** Less above the total than this is no bluff to boast of. */
const BOLD = 3;
/** Fewer bids than this are no climb. */
const LONG = 5;

export function awardsOf(found: Statistics, most = 4): Award[] {
  const { players, order, bluff, closest, edge, named, longest, fullest } = found;
  const winner = players[order[0] ?? -1];
  const nose = first(players, (player) => player.right);
  const held = first(players, (player) => player.held);
  const curious = first(players, (player) => player.peeks);
  const awards: Award[] = [];
  if (bluff && bluff.number - bluff.total >= BOLD)
    awards.push({ kind: 'bluff', by: bluff.seat, ...said(bluff) });
  if (winner?.lost === 0 && found.rounds >= OFTEN) {
    awards.push({ kind: 'unhurt', by: winner.seat, rounds: found.rounds });
  } else if (winner && edge >= OFTEN) {
    awards.push({ kind: 'edge', by: winner.seat, rounds: edge });
  }
  if (named) awards.push({ kind: 'named', by: named.seat, card: named.card });
  if (nose) awards.push({ kind: 'nose', by: nose.seat, right: nose.right, made: nose.challenges });
  if (closest) {
    awards.push({ kind: 'closest', by: closest.seat, ...said(closest), round: closest.round });
  }
  if (held) awards.push({ kind: 'held', by: held.seat, times: held.held });
  if (curious) awards.push({ kind: 'curious', by: curious.seat, times: curious.peeks });
  if (longest && longest.bids >= LONG) {
    awards.push({ kind: 'longest', round: longest.round, bids: longest.bids });
  }
  if (fullest) awards.push({ kind: 'fullest', round: fullest.round, total: fullest.total });
  return shared(awards, most);
}

/** So many of them, for different players where there are enough; their order stays. */
function shared(awards: readonly Award[], most: number): Award[] {
  const firsts = awards.filter(
    (award, place) =>
      !('by' in award) ||
      awards.findIndex((each) => 'by' in each && each.by === award.by) === place,
  );
  const others = awards.filter((award) => !firsts.includes(award));
  const chosen = [...firsts, ...others].slice(0, most);
  return awards.filter((award) => chosen.includes(award));
}

function said({ number, total }: { number: number; total: number }): {
  number: number;
  total: number;
} {
  return { number, total };
}

/** Who did most of it, at least twice; nobody when two did as much. */
function first(players: readonly Player[], count: (player: Player) => number): Player | null {
  const most = Math.max(0, ...players.map(count));
  const those = players.filter((player) => count(player) === most);
  return most >= OFTEN && those.length === 1 ? (those[0] ?? null) : null;
}
