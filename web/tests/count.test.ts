import { describe, expect, it } from 'vitest';

import { countOf, laidAfter } from '../src/core/count.ts';
import { result } from './results.ts';

function faces(steps: { card: { card: string | null } }[]): (string | null)[] {
  return steps.map(({ card }) => card.card);
}

describe('the count', () => {
  it('tells what each card brings, as the server counted', () => {
    const steps = countOf(result('eyes'));
    expect(faces(steps)).toEqual(['7', '15', '3', '2', '-5']);
    expect(steps.map(({ change }) => change)).toEqual([7, 15, 3, 2, -5]);
    expect(steps.map(({ facts }) => facts.sign)).toEqual(['plus', 'plus', 'plus', 'plus', 'minus']);
  });

  it('takes off what was turned, and counts it last', () => {
    const steps = countOf(result('tomahawk'));
    const turned = steps.find(({ effect }) => effect === 'turn');
    expect(turned?.victim?.card).toBe('15');
    const taken = steps.findLast(({ effect }) => effect === 'add');
    expect(taken).toMatchObject({ change: -15, facts: { sign: 'minus', number: '15', twice: 0 } });
    expect(steps.at(-1)).toMatchObject({ effect: 'double', change: -12, sum: -24 });
  });

  it('counts only greens twice after the X2 of the museum', () => {
    const adds = countOf(result('museum')).filter(({ effect }) => effect === 'add');
    expect(adds.map(({ card, facts }) => [card.card, facts.twice])).toEqual([
      ['4', 1],
      ['-5', 0],
      ['10', 0],
    ]);
  });

  it('says when the sum begins', () => {
    const begun = countOf(result('eyes-draw-strike')).map(({ begun }) => begun);
    expect(begun).toEqual([false, false, true, true]);
  });
});

describe('the cards on their way', () => {
  it('come one by one, a victim with the card that strikes it', () => {
    const draw = result('eyes-draw-strike');
    const here = (steps: number): (string | null)[] =>
      laidAfter(draw, steps)
        .filter((laid) => laid.here)
        .map(({ card }) => card.card);
    expect(here(0)).toEqual([]);
    expect(here(1)).toEqual(['?', '15']);
    expect(here(2)).toEqual(['?', '15', 'MAX0', '20']);
    expect(here(4)).toEqual(['?', '15', 'MAX0', '20', '7']);
  });

  it('keep their places while they come', () => {
    const order = (steps: number): number[] =>
      laidAfter(result('classic-ten'), steps).map(({ place }) => place);
    expect(order(0)).toEqual(order(10));
    expect(order(0).toSorted((a, b) => a - b)).toEqual(
      result('classic-ten').cards.map((_, at) => at),
    );
  });

  it('are struck, turned, and say what they brought', () => {
    const laid = laidAfter(result('tomahawk'), 99);
    const of = (face: string): (typeof laid)[number] | undefined =>
      laid.find(({ card }) => card.card === face);
    expect(of('20')).toMatchObject({ struck: true, turned: false, change: 0 });
    expect(of('15')).toMatchObject({ struck: false, turned: true, change: -15 });
    expect(of('X2')).toMatchObject({ doubles: true, change: null });
    expect(laid.some(({ active }) => active)).toBe(false);
  });

  it('find nobody to strike', () => {
    const laid = laidAfter(result('tomahawk-no-victim'), 99);
    expect(laid.filter(({ struck, turned }) => struck || turned)).toEqual([]);
  });

  it('show last what lay behind and does not count', () => {
    const last = laidAfter(result('museum-behind'), 99).at(-1);
    expect(last).toMatchObject({ behind: true, here: true, change: null, card: { card: '4' } });
  });
});
