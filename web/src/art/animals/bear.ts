import { INK, PLAIN, TWIN, type Portrait } from './portrait.ts';

export const bear: Portrait = {
  body: [['M4 102C4 84 22 74 50 74s46 10 46 28Z', '#7a4c33']],
  head: [
    ['M33 30C32 42 14 44 11 31 8 18 26 10 33 22Z', '#8f5b3c', TWIN],
    ['M27 29C25 35 18 35 17 29 16 23 24 21 27 25Z', '#d89a6f', PLAIN | TWIN],
    ['M50 18C70 18 86 32 87 53 87 74 70 87 50 87S13 74 13 53C14 32 30 18 50 18Z', '#8f5b3c'],
  ],
  snout: [
    ['M50 52C62 52 70 60 70 68S62 84 50 84 30 76 30 68 38 52 50 52Z', '#e6bb8e'],
    ['M40 59Q50 53 60 59 59 67 50 68 41 67 40 59Z', INK],
  ],
  eyes: [19, 45, 6, '#fff4e2', '#7a4c33'],
  mouth: [72, 8],
};
