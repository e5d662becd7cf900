/** The reveal, from results that the rules made: each effect of each edition. */
import { describe, expect, it } from 'vitest';

import type { Known } from '../src/core/game.ts';
import {
  LONGEST,
  beatsOf,
  cue,
  ending,
  isCounted,
  isSettled,
  roundShown,
  type Beat,
  type Shown,
} from '../src/core/reveal.ts';
import { aTable, aView } from './fixtures.ts';
import { NAMES, result } from './results.ts';

function kinds(beats: readonly Beat[]): string[] {
  return beats.map(({ kind }) => kind);
}

describe('the beats', () => {
  it('go from the challenge over each step to who starts next', () => {
    expect(kinds(beatsOf(result('eyes')))).toEqual([
      'hush',
      ...Array<string>(5).fill('step'),
      'rest',
      'verdict',
      'eyes',
      'penalty',
      'next',
    ]);
  });

  it.each(NAMES)('take six seconds at most and follow each other: %s', (name) => {
    const beats = beatsOf(result(name));
    let end = 0;
    for (const beat of beats) {
      expect(beat.start).toBe(end);
      expect(beat.ms).toBeGreaterThan(0);
      end += beat.ms;
    }
    expect(end).toBeLessThanOrEqual(LONGEST);
  });

  it('take no longer for many cards, and hurry all of them', () => {
    const ten = result('classic-ten');
    const long = { ...ten, steps: [...ten.steps, ...ten.steps, ...ten.steps] };
    const beats = beatsOf(long);
    const last = beats.at(-1);
    expect(last && last.start + last.ms).toBeLessThanOrEqual(LONGEST);
    expect(beats[0]?.ms).toBeLessThan(300);
  });

  it('name the steps in the order of the server', () => {
    const steps = beatsOf(result('classic-ten')).flatMap(({ step }) => step ?? []);
    expect(steps).toEqual(result('classic-ten').steps.map((_, at) => at));
  });

  it('turn the guesses over before anything is counted', () => {
    const all = kinds(beatsOf(result('trickster')));
    expect(all.slice(0, 3)).toEqual(['hush', 'guesses', 'step']);
    expect(kinds(beatsOf(result('eyes')))).not.toContain('guesses');
  });

  it('stop before the penalty while the loser chooses, and then go on from there', () => {
    const choosing = beatsOf(result('trickster-choosing'));
    const all = beatsOf(result('trickster'));
    expect(isSettled(result('trickster-choosing'))).toBe(false);
    expect(all.slice(0, choosing.length)).toEqual(choosing);
    expect(kinds(all.slice(choosing.length))).toEqual(['penalty', 'next']);
  });

  it('turn up without a count after a wrong name', () => {
    expect(isCounted(result('museum-named'))).toBe(false);
    expect(kinds(beatsOf(result('museum-named')))).toEqual([
      'hush',
      'upturn',
      'verdict',
      'penalty',
      'next',
    ]);
  });
});

describe('how it ended', () => {
  it('is a challenge of the bidder', () => {
    expect(ending(result('eyes'))).toEqual({
      name: 'did-challenge',
      by: 2,
      of: 1,
      facts: { number: 24 },
    });
  });

  it('is a wrong name', () => {
    expect(ending(result('museum-named'))).toMatchObject({
      name: 'did-name',
      by: 1,
      facts: { card: '7', worn: '4', right: 0 },
    });
  });
});

describe('what a change does to the reveal', () => {
  const done = result('eyes');
  const choosing = result('eyes-choosing');
  const bidding = aTable();
  const round = (number: number, result = done) => ({ number, result, proof: null });
  const waiting = aTable({ view: aView({ round: 2, phase: 'deal' }), rounds: [round(1)] });
  const chosen = aTable({ view: aView({ phase: 'discard', reveal: choosing }) });
  const dealt = aTable({ view: aView({ round: 2 }), rounds: [round(1)] });

  function opened(after: Known, before: Known | null = bidding): Shown {
    const next = cue(null, before, after);
    if (next.do === 'keep' || next.do === 'close') throw new Error(next.do);
    return next.shown;
  }

  it('a round that ends is played, with what was seen before', () => {
    const next = cue(null, bidding, waiting);
    expect(next).toMatchObject({ do: 'open', shown: { game: 1, number: 1, result: done } });
    expect(opened(waiting).before).toBe(bidding.view);
  });

  it('a round that was over before is not', () => {
    expect(cue(null, dealt, dealt).do).toBe('keep');
    expect(cue(null, waiting, { ...waiting, version: 10 }).do).toBe('keep');
    expect(cue(null, null, dealt).do).toBe('keep');
  });

  it('whoever comes to a table that waits sees the finished picture', () => {
    expect(cue(null, null, waiting).do).toBe('show');
    expect(cue(null, null, chosen)).toMatchObject({ do: 'show', shown: { result: choosing } });
  });

  it('what the loser pays is added to what is on show', () => {
    const shown = opened(chosen);
    expect(cue(shown, chosen, chosen).do).toBe('keep');
    const next = cue(shown, chosen, waiting);
    expect(next).toMatchObject({ do: 'settle', shown: { result: done, before: bidding.view } });
  });

  it('the next deal closes it', () => {
    expect(cue(opened(waiting), waiting, dealt).do).toBe('close');
    expect(cue(opened(chosen), chosen, dealt).do).toBe('close');
  });

  it('a deal that everybody waits for does not', () => {
    const ready = { ...waiting, version: 12 };
    expect(cue(opened(waiting), waiting, ready).do).toBe('keep');
  });

  it('the next result takes its place', () => {
    const after = aTable({
      view: aView({ round: 3, phase: 'deal' }),
      rounds: [round(1), round(2)],
    });
    expect(cue(opened(waiting), waiting, after)).toMatchObject({
      do: 'open',
      shown: { number: 2 },
    });
  });

  it('the last round of a game is played, with the seats of that game', () => {
    const table = { ...bidding.table, phase: 'over' as const, seats: [] };
    const over = { ...waiting, table, view: aView({ round: 2, phase: 'over' }) };
    expect(opened(over).table).toBe(bidding.table);
    expect(cue(null, null, over).do).toBe('keep');
    expect(cue(opened(over), over, over).do).toBe('keep');
  });

  it('the round that is named is the one on show, though the view is in the next', () => {
    expect(waiting.view?.round).toBe(2);
    expect(roundShown(waiting, opened(waiting))).toBe(1);
    expect(roundShown(dealt, null)).toBe(2);
    const over = { ...waiting, view: aView({ round: 2, phase: 'over' }) };
    expect(roundShown(over, null)).toBe(1);
    expect(roundShown({ ...bidding, view: null }, null)).toBe(1);
  });

  it('a new game closes it', () => {
    const game = bidding.game && { ...bidding.game, number: 2 };
    const next = { ...bidding, game, rounds: [], view: aView({ phase: 'deal' }) };
    expect(cue(opened(waiting), waiting, next).do).toBe('close');
  });

  it('bots in a hurry show only the last one', () => {
    const hurried = { ...waiting, table: { ...waiting.table, hurried: true } };
    expect(cue(null, bidding, hurried).do).toBe('keep');
    const over = { ...hurried, table: { ...hurried.table, phase: 'over' as const } };
    expect(cue(null, bidding, over).do).toBe('open');
  });
});
