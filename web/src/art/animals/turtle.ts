import { INK, PLAIN, TWIN, type Portrait } from './portrait.ts';

export const turtle: Portrait = {
  body: [
    ['M3 96C3 62 22 40 50 40s47 22 47 56Z', '#a8743f'],
    [
      'M30 46C28 57 23 66 17 72L6 71C9 60 18 51 30 46ZM15 76 26 89H6L5 79Z',
      '#cf9d58',
      PLAIN | TWIN,
    ],
    ['M30 46C28 58 23 67 16 74L5 73M16 74 27 91', 'none', TWIN],
    ['M3 96C3 62 22 40 50 40s47 22 47 56', 'none'],
    ['M2 103V91H98V103Z', '#cf9d58'],
    ['M13 92V102M87 92V102', 'none'],
    ['M24 103C24 84 34 74 50 74s26 10 26 29Z', INK],
    ['M34 103 37 62H63L66 103Z', '#7fb069'],
    ['M40 82q10 5 20 0M39 92q11 5 22 0', 'none'],
  ],
  head: [
    ['M50 9C68 9 80 21 80 38 80 57 68 68 50 68S20 57 20 38C20 21 32 9 50 9Z', '#8fc176'],
    ['M38 15q5-3 8 0-1 5-7 4ZM29 23q3-4 6-3 0 5-5 6Z', '#6c9c58', PLAIN | TWIN],
  ],
  snout: [['M46 47v1M54 47v1', 'none']],
  eyes: [17, 36, 8.5, '#fff8e6', '#6c9c58'],
  mouth: [52, 14],
};
