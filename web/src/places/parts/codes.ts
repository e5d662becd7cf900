/** What is said of a code that no table can have. */
import { lettersIn } from '../../core/seats.ts';
import { t } from '../../state/words.svelte.ts';
import { LETTERS, TABLE_LETTERS } from '../../wire.ts';

const EXAMPLE = 'XBK YRW';

/** Of six letters it is said which ones codes have; of anything else, how long a code is. */
export function codeTrouble(text: string): string {
  const letters = lettersIn(text);
  if (letters.length !== TABLE_LETTERS || !/^\p{L}+$/u.test(letters)) {
    return t('home-join-unclear', { code: EXAMPLE });
  }
  const code = `${letters.slice(0, 3)} ${letters.slice(3)}`;
  return t('home-join-letters', { code, letters: [...LETTERS].join(' ') });
}
