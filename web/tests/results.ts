/** Results that the rules made: each effect of each edition. */
import { readFileSync } from 'node:fs';

import type { Result } from '../src/wire.ts';

const RESULTS = JSON.parse(
  readFileSync(new URL('results.json', import.meta.url), 'utf8'),
) as Record<string, Result>;

export const NAMES = Object.keys(RESULTS);

export function result(name: string): Result {
  const found = RESULTS[name];
  if (!found) throw new Error(name);
  return found;
}
