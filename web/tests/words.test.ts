import { expect, test } from 'vitest';

import { spoken, trimmed } from '../build/words.ts';

const keep = spoken([
  "t('home-title'); say(known, `did-${word}`)",
  '<p>{t(`option-${name}-more`)}</p> t(`action-${word}`) t(`error-${code}`)',
]);

test.each([
  ['home-title', true],
  ['home-other', false],
  ['did-bid', true],
  ['option-limit-more', true],
  ['option-limit', false],
  ['action-bid', true],
  ['action-bid-more', false],
  ['error-table-full', true],
  ['error-record-size', false],
])('the message %s is kept: %s', (name, kept) => {
  expect(keep(name)).toBe(kept);
});

test('a catalogue is cut down to what is said, without comments', () => {
  const catalogue = [
    '## Home',
    '# A note',
    'home-title = Coyote',
    'terminal-x = No',
    'error-bid-range = seat { $seat } may not bid that',
    'refusal-bid-range = Not so high.',
    'error-table-full = full',
  ].join('\n');
  const all = (name: string) => !name.startsWith('terminal');
  expect(trimmed(catalogue, all).trim().split('\n')).toEqual([
    'home-title = Coyote',
    'refusal-bid-range = Not so high.',
    'error-table-full = full',
  ]);
});
