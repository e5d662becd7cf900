/** A table with bots, at once. */
import { open } from '../core/entrance.ts';
import { prefs } from './prefs.svelte.ts';
import { hurryTable } from './quick.ts';
import { go } from './route.svelte.ts';
import { t } from './words.svelte.ts';

/** Open it and go there; who has no name yet goes by the animal's. Throws a `Problem`. */
export async function playNow(): Promise<void> {
  const animal = prefs.animal ?? 'coyote';
  const name = prefs.name.trim() || t(`animal-${animal}`);
  const code = await open({ name, animal }, { edition: 'eyes' });
  hurryTable(code);
  go(`/t/${code}`);
}
