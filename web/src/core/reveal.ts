/** The reveal of a round as a row of beats, from the server's count. No page, no clock. */
import type { Effect, Result, Table, View } from '../wire.ts';
import { lastResult, type Known } from './game.ts';
import { readMove } from './notation.ts';
import type { Line } from './story.ts';

export type BeatKind =
  'hush' | 'guesses' | 'step' | 'upturn' | 'rest' | 'verdict' | 'eyes' | 'penalty' | 'next';

export interface Beat {
  readonly kind: BeatKind;
  /** Milliseconds from the first beat on. */
  readonly start: number;
  readonly ms: number;
  /** Which step of the count, else null. */
  readonly step: number | null;
}

/** No reveal takes longer, however many cards there are. */
export const LONGEST = 6000;

const EFFECTS: Readonly<Record<Effect, number>> = {
  draw: 800,
  strike: 850,
  turn: 850,
  double: 800,
  nothing: 450,
  add: 380,
};
const HUSH = 300;
const GUESSES = 900;
const UPTURN = 900;
const REST = 450;
const VERDICT = 900;
const EYES = 500;
const PENALTY = 700;
const NEXT = 300;

/** Whether the loser has paid: before that they still choose an eye card (E9). */
export function isSettled(result: Result): boolean {
  return result.standing.length > 0;
}

/** Whether it was counted: a wrong name ends a round without (MT5). */
export function isCounted(result: Result): boolean {
  return result.total !== null;
}

/**
 * The beats in their order. Those of a result that is not settled yet are the first ones of the
 * same result when it is, so that it can go on where it stopped.
 */
export function beatsOf(result: Result): Beat[] {
  const lengths = lengthsOf(result);
  const all = lengths.reduce((sum, [, ms]) => sum + ms, 0);
  const pace = Math.min(1, LONGEST / all);
  const beats: Beat[] = [];
  let start = 0;
  let step = 0;
  for (const [kind, length] of lengths) {
    const ms = Math.floor(length * pace);
    beats.push({ kind, start, ms, step: kind === 'step' ? step++ : null });
    start += ms;
  }
  return isSettled(result) ? beats : beats.filter(({ kind }) => !AFTER.includes(kind));
}

/** What waits for the loser's choice. */
const AFTER: readonly BeatKind[] = ['penalty', 'next'];

function lengthsOf(result: Result): [BeatKind, number][] {
  const lengths: [BeatKind, number][] = [['hush', HUSH]];
  if (isCounted(result)) {
    if (result.guesses.length > 0) lengths.push(['guesses', GUESSES]);
    for (const { effect } of result.steps) lengths.push(['step', EFFECTS[effect]]);
    lengths.push(['rest', REST], ['verdict', VERDICT]);
  } else {
    lengths.push(['upturn', UPTURN], ['verdict', REST]);
  }
  if (result.turned.length > 0) lengths.push(['eyes', EYES]);
  lengths.push(['penalty', PENALTY], ['next', NEXT]);
  return lengths;
}

/** How a round ended, before anything is counted: a challenge, or a wrong name. */
export function ending(result: Result): Line {
  const { challenger, bidder, bid, loser } = result;
  if (challenger !== null) {
    return { name: 'did-challenge', by: challenger, of: bidder, facts: { number: bid ?? 0 } };
  }
  const last = result.moves.map(readMove).findLast(({ action }) => action.word === 'name');
  const named = last?.action.word === 'name' ? last.action.card : '';
  const worn = result.cards.find((card) => card.seat === loser && card.place === 'worn');
  const facts = { card: named, right: 0, worn: worn?.card ?? '', number: bid ?? 0 };
  return { name: 'did-name', by: loser, of: bidder, facts };
}

/** What is on show: a result, and what was known of the table when it came. */
export interface Shown {
  readonly game: number;
  readonly number: number;
  readonly result: Result;
  /** The seats of that game: after its end the table tells those of the next. */
  readonly table: Table;
  /** The last view before the cards were turned up; null when we were not there. */
  readonly before: View | null;
}

/** The round that one looks at: the view is in the next one while the last is still revealed. */
export function roundShown(known: Known, shown: Shown | null): number {
  if (shown) return shown.number;
  const { view } = known;
  const last = view?.phase === 'over' ? known.rounds.at(-1)?.number : undefined;
  return last ?? view?.round ?? 1;
}

/** What a change at the table does to the reveal. */
export type Cue =
  | { readonly do: 'keep' }
  | { readonly do: 'close' }
  | { readonly do: 'open' | 'show' | 'settle'; readonly shown: Shown };

const KEEP: Cue = { do: 'keep' };

/** `open` plays it, `show` gives the finished picture, `settle` adds what the loser pays. */
export function cue(shown: Shown | null, before: Known | null, after: Known): Cue {
  const game = after.game?.number ?? 0;
  const latest = lastResult(after);
  if (!latest || !waits(after, latest.number)) return shown ? { do: 'close' } : KEEP;
  if (shown && shown.game === game && shown.number === latest.number) {
    if (isSettled(shown.result) || !isSettled(latest.result)) return KEEP;
    return { do: 'settle', shown: { ...shown, result: latest.result } };
  }
  const here = before?.game?.number === game;
  const old = here ? lastResult(before)?.number : undefined;
  if (here && old === latest.number) return KEEP;
  const view = here && before.view?.round === latest.number ? before.view : null;
  const over = after.table.phase === 'over';
  const next = { ...latest, game, table: here ? before.table : after.table, before: view };
  if (here && (over || !after.table.hurried)) return { do: 'open', shown: next };
  return over || after.table.hurried ? KEEP : { do: 'show', shown: next };
}

/** Whether the table still stands at that round: no card of the next one is dealt. */
function waits(known: Known, round: number): boolean {
  const { view } = known;
  if (!view) return false;
  return view.round === round || view.phase === 'deal' || view.phase === 'over';
}
