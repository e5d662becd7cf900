import { resolve } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { fonts } from './build/fonts.ts';
import { rules } from './build/rules.ts';
import { words } from './build/words.ts';

/** All but the words and the rules, which come in one language. */
const SHARED = /svelte|@fluent|web\/src\/(art|core|state|ui|wire)/;
/** What several places share, and none of them needs before the first bid. */
const LATER = /core\/tunes|state\/(permit|playnow|sounds)|ui\/(SettingsForm|TurnNotice)/;

const web = import.meta.dirname;
const root = resolve(web, '..');

export default defineConfig({
  root: web,
  plugins: [
    svelte(),
    words(resolve(web, 'src'), resolve(root, 'locales')),
    rules(root),
    fonts(web),
  ],
  build: {
    outDir: resolve(root, 'src/coyote/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file for what most places share: many small ones press badly.
      output: { codeSplitting: { groups: [{ name: 'base', test: isBase, minShareCount: 2 }] } },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});

function isBase(id: string): boolean {
  return SHARED.test(id) && !LATER.test(id);
}
