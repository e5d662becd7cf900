import { expect, test } from 'vitest';

import {
  codeIn,
  comingToken,
  dropComing,
  keepKey,
  keptCodes,
  keyOf,
  memoryShelf,
} from '../src/core/seats.ts';
import { editionOf, partsOf, dressed } from '../src/places/parts/chapters.ts';

test.each([
  ['xbk yrw', 'XBKYRW'],
  ['Come and play: http://192.168.0.7:8017/t/XBKYRW', 'XBKYRW'],
  ['http://192.168.0.7:8017/t/xbk-yrw, we wait for you', 'XBKYRW'],
  ['coyote.example.org/t/XBKYRW', 'XBKYRW'],
  ['/t/nobody', null],
])('the code in the message "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('tables are listed by when they were last used', () => {
  const shelf = memoryShelf();
  keepKey('BBBBBB', { token: 'b', link: '' }, shelf, 20);
  keepKey('FFFFFF', { token: 'f', link: '' }, shelf, 30);
  keepKey('KKKKKK', { token: 'k', link: '' }, shelf, 10);
  shelf.setItem('coyote:prefs', '{}');
  shelf.setItem('coyote:seat:LLLLLL', '{');
  shelf.setItem('coyote:seat:MMMMMM', '{"token":"m"}');
  expect(keptCodes(shelf)).toEqual(['FFFFFF', 'BBBBBB', 'KKKKKK', 'MMMMMM']);
  keepKey('KKKKKK', keyOf('KKKKKK', shelf)!, shelf, 40);
  expect(keptCodes(shelf)[0]).toBe('KKKKKK');
});

test('who asks twice for a seat asks with the same secret, until they sit', () => {
  const shelf = memoryShelf();
  const token = comingToken('XBKYRW', shelf);
  expect(comingToken('XBKYRW', shelf)).toBe(token);
  expect(comingToken('BBBBBB', shelf)).not.toBe(token);
  dropComing('XBKYRW', shelf);
  expect(comingToken('XBKYRW', shelf)).not.toBe(token);
});

test.each([
  ['museum', 'museum'],
  ['museum-rules', 'museum'],
  ['E5', 'eyes'],
  ['T1', 'eyes'],
  ['HA3', 'tomahawk'],
  ['MT6', 'museum'],
  ['K2', 'classic'],
  ['C4', null],
  ['', null],
])('what "%s" names in the rules belongs to %s', (id, edition) => {
  expect(editionOf(id)).toBe(edition);
});

test('to play an edition one reads no other, and the comparison last', () => {
  const ids = [
    'about',
    'words',
    'common',
    'eyes',
    'tomahawk',
    'museum',
    'classic',
    'examples',
    'compared',
  ];
  const text = { parts: ids.map((id) => ({ id, title: id, html: '' })), rules: {} };
  const read = partsOf(text, 'museum').map(({ id }) => id);
  expect(read).toEqual(['about', 'common', 'museum-rules', 'examples', 'words', 'compared']);
});

test('the empty corner of a table is no heading', () => {
  expect(dressed('<tr><th></th><th>Eyes</th></tr>', String)).toBe(
    '<tr><td></td><th>Eyes</th></tr>',
  );
});

test('faces in the rules become cards, names of options do not', () => {
  const html = '<p><code>-5</code>, <code>0*</code> and <code>limit</code></p>';
  expect(dressed(html, (face) => `[${face}]`)).toBe(
    '<p><span class="face">[-5]</span>, <span class="face">[0*]</span> and <code>limit</code></p>',
  );
});
