import { expect, test } from 'vitest';

import { Ledger } from '../src/core/fairness.ts';
import { commitment } from '../src/core/proof.ts';
import { codeIn, dropKey, keepKey, keyOf, newToken, type Shelf } from '../src/core/seats.ts';
import type { Shuffle } from '../src/wire.ts';

function aShelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

test.each([
  ['XBKYRW', 'XBKYRW'],
  [' xbk-yrw ', 'XBKYRW'],
  ['http://192.168.0.7:8017/t/XBKYRW', 'XBKYRW'],
  ['https://coyote.example.org/t/xbkyrw/?a=1#b', 'XBKYRW'],
  ['XBKYR', null],
  ['XBKYRA', null],
  ['', null],
])('the code in "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('a key is kept until it is dropped, and a broken one is none', () => {
  const shelf = aShelf();
  keepKey('XBKYRW', { token: 't', link: 'l' }, shelf);
  expect(keyOf('XBKYRW', shelf)).toEqual({ token: 't', link: 'l' });
  dropKey('XBKYRW', shelf);
  expect(keyOf('XBKYRW', shelf)).toBe(null);
  shelf.setItem('coyote:seat:XBKYRW', '{');
  expect(keyOf('XBKYRW', shelf)).toBe(null);
});

test('a token is as long as the server wants it, and new each time', () => {
  expect(newToken()).toMatch(/^[0-9a-f]{64}$/);
  expect(newToken()).not.toBe(newToken());
});

const SECRET = '7d1f6d3b0f0b4fd0a9ea4e20ab06ee0e7f1c9a9d0e14d1a7c54b3a9c8f2e6b10';

function shuffle(part: Partial<Shuffle> = {}): Shuffle {
  const told = commitment('d5fe', 1, 1, 'deal', SECRET);
  return { round: 1, commitment: told, refill: '', entropy: [], dealt: false, ...part };
}

test('a commitment is the hash that the server makes', () => {
  // From coyote.table.proof.commitment(Label("d5fe", 1, 1), secret).
  expect(commitment('d5fe', 1, 1, 'deal', SECRET)).toBe(
    '3918e2d0dddf98c89402d09921b909443982abd7fb23e6960da37d401eb1bd20',
  );
});

test('our chance is added once, and looked for when the cards are dealt', () => {
  const ledger = new Ledger('d5fe', 1, aShelf());
  const entropy = ledger.mix(shuffle());
  expect(entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(ledger.mix(shuffle())).toBe(entropy);
  ledger.look(shuffle({ dealt: true, entropy: [`1 ${entropy}`] }), 1);
  expect(ledger.of(1)?.used).toBe(true);
});

test('chance that was left out is noticed', () => {
  const ledger = new Ledger('d5fe', 1, aShelf());
  ledger.mix(shuffle());
  ledger.look(shuffle({ dealt: true, entropy: ['0 00'] }), 1);
  expect(ledger.of(1)?.used).toBe(false);
});

test('what was promised first is kept, also over a reload', () => {
  const shelf = aShelf();
  const ledger = new Ledger('d5fe', 1, shelf);
  ledger.look(shuffle(), 1);
  ledger.look(shuffle({ commitment: 'other' }), 1);
  const again = new Ledger('d5fe', 1, shelf);
  expect(again.of(1)?.commitment).toBe(shuffle().commitment);
});
