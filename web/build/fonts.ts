/** The display face, cut down to the signs that our languages use. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const SIGNS = ' 0123456789+-−–—×?!.,:;…\'’"“”„«»()/%&*·';
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WESTERN = 'ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔÙÛŸàâæçèéêëîïôùûÿ';
/** File by file what it holds; the browser fetches those it needs. */
const CUTS = {
  latin: SIGNS + LATIN,
  western: WESTERN,
  // Polish needs these two of the western signs, and no others.
  acute: 'Óó',
  'latin-ext': 'ĄĆĘŁŃŚŹŻąćęłńśźżŒœ',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
} as const;

/** Writes the cuts to `.cache/`, where the stylesheet finds them. */
export function fonts(web: string): Plugin {
  return {
    name: 'fonts',
    async buildStart() {
      const files = join(web, 'node_modules/@fontsource/m-plus-rounded-1c/files');
      for (const [name, signs] of Object.entries(CUTS)) {
        const from = name === 'western' || name === 'acute' ? 'latin' : name;
        const whole = readFileSync(join(files, `m-plus-rounded-1c-${from}-800-normal.woff2`));
        const cut = await subsetFont(whole, signs, { targetFormat: 'woff2' });
        const path = join(web, '.cache', `display-${name}.woff2`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, cut);
      }
    },
  };
}
