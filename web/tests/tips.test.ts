import { describe, expect, test, vi } from 'vitest';

import type { Known } from '../src/core/game.ts';
import { sentenceOf, type Moment } from '../src/table/tips/sentences.ts';
import {
  ADDITIONS,
  EDITIONS,
  FACES,
  PLACES,
  TOKENS,
  type Edition,
  type Game,
  type Step,
  type View,
} from '../src/wire.ts';
import { aTable, aView, card } from './fixtures.ts';
import { NAMES, result } from './results.ts';
import { inEach, speak } from './speech.ts';

vi.mock('../src/state/words.svelte.ts', () => import('./speech.ts'));

interface Told {
  edition?: Edition;
  options?: Game['options'];
  view?: Partial<View>;
  sums?: boolean;
}

/** Seat 1 looks at the table; seat 0 is Ann. */
function at({ edition = 'eyes', options = {}, view = {}, sums = true }: Told = {}): Moment {
  const { game } = aTable();
  if (!game) throw new Error('no game');
  const known: Known = aTable({ game: { ...game, edition, options }, view: aView(view) });
  return { known, shown: null, sums };
}

function step(place: number, effect: Step['effect'], victim: number | null, sum: number): Step {
  return { card: place, effect, victim, sum };
}

/** What is said, and that it is a sentence. */
function says(moment: Moment, tip: string, seat: number | null = null): string {
  const text = sentenceOf(moment, tip, seat);
  expect(text).toMatch(/[.)]$/u);
  expect(text).not.toMatch(/[{}]| {2}|undefined|null|NaN| \.| ,/u);
  expect(text).not.toMatch(/\b(none|unknown|strike|other)\b$/u);
  return text;
}

describe.each(EDITIONS)('in %s', (edition) => {
  test.each(FACES)('the face %s says what it does, in every language', (face) => {
    inEach(() => {
      const text = says(at({ edition }), `face ${face}`);
      const cards = [card(face, 0), card(null, 1)];
      expect(says(at({ edition, view: { cards, steps: [] } }), 'card 0')).toBe(text);
      expect(says(at({ edition, view: { cards }, sums: false }), 'card 0')).toBe(text);
      return text;
    });
  });

  test.each(PLACES)('a card that is %s says so, seen or not, yours or not', (place) => {
    inEach(() =>
      [0, 1]
        .flatMap((seat) => [card('7', seat, place), card(null, seat, place)])
        .map((each) => says(at({ edition, view: { cards: [each], steps: [] } }), 'card 0'))
        .join(),
    );
  });
});

test('MAX 0 names the card that counts 0 right now, and that card names MAX 0', () => {
  const cards = [card('8', 0), card(null, 1), card('MAX0', 2)];
  const steps = [step(2, 'strike', 0, 0)];
  const eyes = at({ view: { cards, steps, sum: 0 } });
  expect(says(eyes, 'card 2')).toBe('MAX 0: the highest card counts 0. Right now that is the 8.');
  expect(says(eyes, 'card 0')).toBe('8: MAX 0 cancels it, so it counts 0.');
  expect(says(eyes, 'sum')).toBe(
    'You see 0: MAX 0 cancels the 8 (Ann). Your own card is not in it.',
  );
  const feathers = at({ edition: 'tomahawk', view: { cards, steps, sum: 0 } });
  expect(says(feathers, 'card 2')).toBe(
    'MAX 0: the highest positive feather is removed. Right now that is the 8.',
  );
  speak('de');
  expect(says(eyes, 'card 2')).toBe('MAX 0: Die höchste Karte zählt 0. Im Moment ist das die 8.');
  expect(says(eyes, 'sum')).toBe(
    'Du siehst 0: MAX 0 streicht die 8 (Ann). Deine eigene Karte fehlt darin.',
  );
  speak('en');
});

test('MAX 0 that finds nothing says so, and a card that is gone says nothing', () => {
  const view = { cards: [card('MAX0', 0), card(null, 1)], steps: [step(0, 'strike', null, 0)] };
  expect(says(at({ edition: 'classic', view }), 'card 0')).toBe(
    'MAX 0: the highest positive card counts 0. Right now you see none.',
  );
  expect(sentenceOf(at({ view }), 'card 9', null)).toBe('');
});

test('MAX − names the feather that becomes negative', () => {
  const cards = [card('10', 0), card(null, 1), card('MAX-', 2), card('4', 3)];
  const steps = [step(2, 'turn', 0, 0), step(3, 'add', null, 4), step(0, 'add', null, -6)];
  const moment = at({ edition: 'tomahawk', view: { cards, steps, sum: -6 } });
  expect(says(moment, 'card 2')).toBe(
    'MAX −: the highest positive feather becomes negative. Right now that is the 10.',
  );
  expect(says(moment, 'card 0')).toBe('10: MAX − makes it negative, so it takes 10 off the total.');
});

test('×2 says what it makes: of the sum, or of each positive feather', () => {
  const cards = [card('10', 0), card(null, 1), card('X2', 2), card('-5', 3), card('4', 4)];
  const whole = [
    step(0, 'add', null, 10),
    step(4, 'add', null, 14),
    step(3, 'add', null, 9),
    step(2, 'double', null, 18),
  ];
  const tomahawk = at({ edition: 'tomahawk', view: { cards, steps: whole, sum: 18 } });
  expect(says(tomahawk, 'card 2')).toBe(
    '×2: it doubles the total, even a negative one. Right now it turns the 9 you see into 18.',
  );
  expect(says(tomahawk, 'card 0')).toBe('10: it adds 10 to the total.');
  const greens = [
    step(2, 'double', null, 0),
    step(0, 'add', null, 20),
    step(4, 'add', null, 28),
    step(3, 'add', null, 23),
  ];
  const museum = at({ edition: 'museum', view: { cards, steps: greens, sum: 23 } });
  expect(says(museum, 'card 2')).toBe(
    '×2: it doubles every positive feather. Right now you see these: 10 and 4.',
  );
  expect(says(museum, 'card 0')).toBe('10: ×2 doubles it, so it adds 20 to the total.');
  expect(says(museum, 'card 3')).toBe('−5: it takes 5 off the total.');
  expect(says(museum, 'sum')).toBe(
    'You see 23: ×2 doubles what is positive. Your own feather is not in it.',
  );
});

test('what only you know is not written beside its back', () => {
  for (const place of ['centre', 'coyote'] as const) {
    const cards = [
      card('20', 0),
      card(null, 1),
      card('MAX0', place === 'coyote' ? 1 : null, place),
    ];
    inEach(() => {
      const text = says(at({ view: { cards, peeked: [1] } }), 'card 2');
      expect(text).not.toContain('MAX');
      return text;
    });
  }
});

test('the centre card says who has seen it, and whether you may', () => {
  const cards = [card('20', 0), card(null, 1), card(null, null, 'centre')];
  const centre = (view: Partial<View>): string => says(at({ view: { cards, ...view } }), 'card 2');
  expect(centre({})).toContain('nobody has seen it yet. It counts too. You can peek now');
  expect(centre({ peeked: [0], legal: null })).toMatch(
    /one player has peeked at it\. It counts too\.$/,
  );
  inEach(() => [0, 1, 2, 5].map((many) => centre({ peeked: Array<number>(many).fill(0) })).join());
});

test('eyes say what they are for and how many are left', () => {
  const standing = [
    { open: 2, closed: 1 },
    { open: 1, closed: 0 },
  ];
  for (const trickster of [false, true]) {
    const moment = at({ view: { standing }, options: { trickster } });
    for (const side of ['open', 'closed']) {
      inEach(() => says(moment, `eye ${side}`, 0) + says(moment, `eye ${side}`, 1));
    }
  }
});

test.each(['tomahawk', 'museum', 'classic'] as const)(
  'the marks of %s and their empty places say how many are left',
  (edition) => {
    for (const standing of [0, 1, 2, 3]) {
      const moment = at({
        edition,
        options: { limit: 3 },
        view: { standing: [standing, standing] },
      });
      for (const mark of ['mark', 'mark free']) {
        inEach(() => says(moment, mark, 0) + says(moment, mark, 1));
      }
    }
  },
);

test('additions and tokens say what they do and whether they are left', () => {
  const additions = { edition: 'tomahawk', options: { additions: [...ADDITIONS] } } as const;
  for (const word of ADDITIONS) {
    for (const used of [[], [word]]) {
      inEach(() => says(at({ ...additions, view: { used } }), `extra ${word}`));
    }
  }
  const tokens = { edition: 'museum', options: { tokens: true } } as const;
  for (const word of TOKENS) {
    for (const used of [[], [word]]) {
      inEach(() => says(at({ ...tokens, view: { used, alive: [0, 1, 2] } }), `extra ${word}`));
    }
  }
  expect(says(at({ ...additions, view: { used: ['reverse'] } }), 'extra reverse')).toBe(
    'Reverse: reverse the direction of play; the bid’s owner has to raise (used).',
  );
  for (const word of ['peek', 'coyote']) inEach(() => says(at(), `extra ${word}`));
});

test('a seat says who sits there, a note who it is about', () => {
  const { known } = at({ view: { to_act: [0] } });
  const bots = known.table.seats.map((seat) => ({ ...seat, person: null, bot: 'pup' as const }));
  const botted = { ...known, table: { ...known.table, seats: bots } };
  for (const each of [known, botted]) {
    inEach(() => says({ known: each, shown: null, sums: true }, 'seat', 0));
  }
  expect(says(at(), 'seat', 0)).toBe('Ann is a player at this table.');
  expect(sentenceOf(at(), 'note seat-peeked', 0)).toBe('Ann: has peeked');
});

test.each(EDITIONS)('the pile and the number line of %s explain themselves', (edition) => {
  for (const tip of ['pile', 'bid', 'sum', 'hill', 'line', 'way', 'explain']) {
    inEach(() => says(at({ edition }), tip));
  }
  inEach(() => says(at({ edition, view: { bids: [] } }), 'bid'));
  inEach(() => says(at({ edition, view: { bids: [[1, 12]], legal: null } }), 'bid'));
});

test.each(NAMES)('after the count of %s every card says what it did', (name) => {
  const told = result(name);
  inEach(() =>
    EDITIONS.flatMap((edition) => {
      const { known } = at({ edition });
      const shown = { game: 1, number: 1, result: told, table: known.table, before: null };
      const tips = told.cards.map((_, place) =>
        says({ known, shown, sums: false }, `count ${place}`),
      );
      for (const { card: from, victim, effect } of told.steps) {
        const face = victim === null ? null : (told.cards[victim]?.card ?? null);
        if (face && effect !== 'draw') expect(tips[from]).toContain(face.replace('-', '−'));
      }
      if (told.total !== null) tips.push(says({ known, shown, sums: false }, 'total'));
      return tips;
    }).join(),
  );
});
