/** What happened, as messages with facts: told by comparing what was known before and after. */
import type { Card, CardPlace, News, Result, View } from '../wire.ts';
import { changesIn } from './changes.ts';
import type { Known } from './game.ts';
import { standingBid } from './game.ts';
import type { Move } from './notation.ts';
import { readMove } from './notation.ts';

export type Fact = string | number;

/** A sentence to be: seats in `by` and `of` become you or a name when it is said. */
export interface Line {
  readonly name: string;
  readonly by?: number | null;
  readonly of?: number | null;
  readonly facts?: Readonly<Record<string, Fact>>;
  /** The person, where it is about one and not about a seat. */
  readonly person?: number;
}

/** What a move did, from the views before and after it. */
export function toldMove(before: View, move: Move, after: View, ended: Result | null): Line {
  const { seat, action } = move;
  const standing = standingBid(before);
  const facts: Record<string, Fact> = {
    number: standing?.number ?? 0,
    card: drawn(before, after),
  };
  let of = standing?.seat ?? null;
  switch (action.word) {
    case 'bid':
      facts.number = action.number;
      facts.addition = action.addition ?? 'none';
      of = action.seat;
      break;
    case 'guess':
      of = action.seat;
      break;
    case 'name':
      facts.card = action.card;
      facts.right = ended ? 0 : 1;
      facts.worn = ended ? face(laid(ended.cards, 'worn', seat)) : '';
      break;
    case 'peek':
    case 'coyote':
      // What only you know is not written down: somebody may look over your shoulder.
      facts.card = 'hidden';
      if (seat === after.seat) return { name: `told-${action.word}`, by: seat };
      break;
    case 'swap':
      facts.behind = face(laid(after.cards, 'behind', seat));
      break;
  }
  return { name: `did-${action.word}`, by: seat, of, facts };
}

function drawn(before: View, after: View): string {
  return after.cards.length > before.cards.length ? face(after.cards.at(-1)) : 'hidden';
}

function laid(cards: readonly Card[], place: CardPlace, seat: number | null): Card | undefined {
  return cards.find((card) => card.place === place && card.seat === seat);
}

function face(card: Card | undefined): string {
  return card?.card ?? 'hidden';
}

/** All that happened between two states of what a device knows, in order. */
export function happened(before: Known, after: Known, news: readonly News[] = []): Line[] {
  const told = news.flatMap((each) =>
    each.code === 'configured' ? configured(before, after) : [toldNews(each)],
  );
  return [...told, ...newMoves(before, after), ...dealt(before, after)];
}

/** What was bid in this round, for a device that comes to it late. */
export function soFar({ view }: Known): Line[] {
  if (!view || view.phase === 'deal') return [];
  return view.moves.map(readMove).flatMap(({ seat, action }) => {
    if (action.word !== 'bid') return [];
    const card =
      action.addition === 'extra' ? face(laid(view.cards, 'extra', action.seat)) : 'hidden';
    const facts = { number: action.number, card, addition: action.addition ?? 'none' };
    return [{ name: 'did-bid', by: seat, of: action.seat, facts }];
  });
}

/** A guess is turned over with all others, and what a loser gives back ends the count. */
const TOLD_BY_REVEAL: ReadonlySet<string> = new Set(['guess', 'discard']);

function newMoves(before: Known, after: Known): Line[] {
  const old = before.view;
  const now = after.view;
  if (!old || !now || before.game?.number !== after.game?.number) return [];
  const ended = after.rounds.find((round) => round.number === old.round)?.result ?? null;
  const moves = now.round === old.round && now.phase !== 'deal' ? now.moves : (ended?.moves ?? []);
  const shown = old.round === now.round || ended ? moves.slice(old.moves.length) : [];
  return shown
    .map(readMove)
    .filter((move) => !TOLD_BY_REVEAL.has(move.action.word))
    .map((move) => toldMove(old, move, now, ended));
}

function dealt(before: Known, after: Known): Line[] {
  const now = after.view;
  if (!now || now.phase !== 'bid' || now.moves.length > 0) return [];
  const same = before.view?.round === now.round && before.view.phase === 'bid';
  if (same && before.game?.number === after.game?.number) return [];
  return [{ name: 'told-dealt', by: now.starter, facts: { round: now.round } }];
}

/** What the host changed: a line for each setting, none if nothing is different. */
function configured(before: Known, after: Known): Line[] {
  return changesIn(before.table.settings, after.table.settings).map((facts) => ({
    name: 'news-configured',
    facts: { ...facts },
  }));
}

/** The story with new lines: a setting that changes again takes the place of its last change. */
export function continued<T extends Line>(story: readonly T[], fresh: readonly T[]): T[] {
  const next = [...story];
  for (const line of fresh) {
    const at = lastRun(next).findIndex((old) => old.facts?.setting === line.facts?.setting);
    if (line.name === 'news-configured' && at >= 0) {
      next.splice(next.length - lastRun(next).length + at, 1);
    }
    next.push(line);
  }
  return next;
}

/** The changes of settings that the story ends with, one right after the other. */
function lastRun<T extends Line>(story: readonly T[]): T[] {
  return story.slice(story.findLastIndex(({ name }) => name !== 'news-configured') + 1);
}

function toldNews(news: News): Line {
  const facts = news.facts as Readonly<Record<string, Fact>>;
  const seat = facts.seat ?? facts.starter;
  const person = typeof facts.person === 'number' ? { person: facts.person } : {};
  return {
    name: `news-${news.code}`,
    ...(typeof seat === 'number' ? { by: seat } : {}),
    ...person,
    facts,
  };
}
