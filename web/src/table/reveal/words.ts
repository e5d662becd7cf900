/** The reveal in sentences: the same for those who see it and for those who hear it. */
import type { Known } from '../../core/game.ts';
import { countOf, type Counted } from '../../core/count.ts';
import { ending, isCounted, isSettled, type Shown } from '../../core/reveal.ts';
import { say, told } from '../../state/voice.ts';
import { faceText, t } from '../../state/words.svelte.ts';
import type { Card, Result } from '../../wire.ts';
import { editionOf, limitOf, penaltyOf } from '../board/deck.ts';

/** The people of the game that the result is of: after its end the table tells the next seats. */
export function among(known: Known, shown: Shown): Known {
  return known.table.phase === 'over' ? { ...known, table: shown.table } : known;
}

/** Who challenged whom, or who named the wrong feather. */
export function endingOf(known: Known, shown: Shown): string {
  const line = ending(shown.result);
  const facts = { ...line.facts };
  for (const name of ['card', 'worn']) {
    if (name in facts) facts[name] = faceText(String(facts[name]));
  }
  return told(among(known, shown), { ...line, facts });
}

export function guessesOf(known: Known, shown: Shown): string[] {
  const seats = among(known, shown);
  return shown.result.guesses.map(([by, of]) => say(seats, 'did-guess', { by, of }));
}

/** Whose card it is: a name, or where it lies. */
export function whose(known: Known, card: Card): string {
  if (card.seat === null) return t('card-place', { place: card.place });
  return say(known, 'whose-card', { by: card.seat, place: card.place });
}

/** What a step does, in a few words. */
export function stepWords(known: Known, step: Counted): string {
  const { victim } = step;
  return say(known, `step-${step.effect}`, {
    ...step.facts,
    victim: victim?.card ? faceText(victim.card) : 'none',
    owner: victim ? whose(known, victim) : '',
  });
}

function stepSentence(known: Known, step: Counted): string {
  return t('reveal-step', {
    whose: whose(known, step.card),
    face: faceText(step.card.card ?? ''),
    words: stepWords(known, step),
    sum: step.sum,
    counted: step.begun ? 1 : 0,
  });
}

function behindOf(known: Known, result: Result): string[] {
  return result.cards
    .filter((card) => card.place === 'behind' && card.seat !== null)
    .map((card) => say(known, 'lay-behind', { by: card.seat, card: faceText(card.card ?? '') }));
}

/** Who loses and why. */
export function verdictOf(known: Known, shown: Shown): string {
  const seats = among(known, shown);
  const { result } = shown;
  if (result.total === null || result.bid === null) return endingOf(known, shown);
  return say(seats, 'round-verdict', {
    by: result.loser,
    total: result.total,
    bid: result.bid,
    enough: result.total >= result.bid ? 1 : 0,
  });
}

export function eyesOf(known: Known, shown: Shown): string[] {
  const seats = among(known, shown);
  return shown.result.turned.map(({ seat, eye }) =>
    say(seats, 'eye-turned', { by: seat, eye, guessed: seat === shown.result.winner ? 0 : 1 }),
  );
}

/** Whether the loser has lost the game with it. */
export function isOut(known: Known, result: Result): boolean {
  const held = result.standing[result.loser];
  if (held === undefined) return false;
  return typeof held === 'number' ? held >= limitOf(known) : held.open + held.closed === 0;
}

/** What the loser pays; nothing while they choose. */
export function penaltyWords(known: Known, shown: Shown): string[] {
  const seats = among(known, shown);
  const { result } = shown;
  const held = result.standing[result.loser];
  if (held === undefined) return [];
  const limit = limitOf(known);
  const left = typeof held === 'number' ? Math.max(0, limit - held) : held.open + held.closed;
  const facts = { penalty: penaltyOf(known), left, limit };
  const marks =
    typeof held === 'number'
      ? t('reveal-marks', { ...facts, count: held, open: 0, closed: 0 })
      : t('reveal-marks', { ...facts, count: 0, open: held.open, closed: held.closed });
  const words = say(seats, 'round-penalty', {
    ...facts,
    by: result.loser,
    count: result.penalty,
    eye: result.discarded ?? 'open',
    marks,
    out: isOut(known, result) ? 1 : 0,
  });
  return [words];
}

/** What comes after: a shuffle of all, who starts, who won. */
export function nextOf(known: Known, shown: Shown): string[] {
  const { view, game } = known;
  const seats = among(known, shown);
  if (!view || !isSettled(shown.result)) return [];
  if (known.table.phase === 'over') {
    const by = game?.winner ?? null;
    return by === null ? [] : [say(seats, 'game-won', { by })];
  }
  if (view.phase !== 'deal' || view.round !== shown.number + 1) return [];
  const next = say(seats, 'starts-next', { by: view.starter });
  const all = view.shuffle === '' ? [] : view.shuffle.split(' ');
  const empty = view.aside === '' && view.pile.every(({ left }) => left === 0);
  // In `eyes` all cards are shuffled each round: that is no news.
  if (editionOf(known) === 'eyes' || all.length === 0 || !empty) return [next];
  return [say(seats, 'pile-shuffled', { count: all.length }), next];
}

/**
 * The reveal in sentences, in order. What ended the round (a challenge, a wrong name) is an event
 * of its own and is not told again.
 */
export function sentencesOf(known: Known, shown: Shown): string[] {
  const seats = among(known, shown);
  const { result } = shown;
  const counted = isCounted(result)
    ? [
        ...guessesOf(known, shown),
        ...countOf(result).map((step) => stepSentence(seats, step)),
        ...behindOf(seats, result),
        verdictOf(known, shown),
      ]
    : [t('round-uncounted', { cards: turnedUp(seats, result) })];
  return [
    ...counted,
    ...eyesOf(known, shown),
    ...penaltyWords(known, shown),
    ...nextOf(known, shown),
  ];
}

function turnedUp(known: Known, result: Result): string {
  return result.cards
    .map((card) => `${whose(known, card)} ${faceText(card.card ?? '')}`)
    .join(', ');
}

/** The words of effects, which stay on show: the numbers speak for themselves. */
export function effectsOf(known: Known, shown: Shown): { face: string; words: string }[] {
  const seats = among(known, shown);
  const effects = countOf(shown.result)
    .filter(({ effect }) => effect !== 'add')
    .map((step) => ({ face: faceText(step.card.card ?? ''), words: stepWords(seats, step) }));
  const behind = behindOf(seats, shown.result).map((words) => ({ face: '', words }));
  return [...effects, ...behind];
}
