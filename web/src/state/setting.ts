/** A setting of the table and its value, as people read them. */
import type { Fact } from '../core/story.ts';
import { num, t } from './words.svelte.ts';

const PENALTIES: Readonly<Record<string, string>> = { tomahawk: 'tomahawks', museum: 'tokens' };

export function settingName(setting: string, edition: string): string {
  if (setting === 'edition') return t('how-edition');
  const name = setting.replace('_', '-');
  const penalty = PENALTIES[edition] ?? 'lives';
  return OPTIONS.has(setting) ? t(`option-${name}`, { penalty }) : t(`house-${name}`);
}

const OPTIONS: ReadonlySet<string> = new Set([
  'trickster',
  'tokens',
  'additions',
  'limit',
  'min_bid',
]);

export function settingValue(setting: string, value: Fact): string {
  switch (setting) {
    case 'edition':
      return t('edition-name', { edition: value });
    case 'clock':
      return t('house-clock-is', { seconds: value === 'off' ? 0 : value });
    case 'grace':
      return t('house-grace-is', { seconds: value });
    case 'stand_in':
      return t(`bot-${value}-name`);
    case 'additions':
      return value === 'off' ? t('option-none') : t('wish-additions', { number: countOf(value) });
    case 'limit':
    case 'min_bid':
      return typeof value === 'number' ? num(value) : t('wish-none');
    default:
      return t(`option-${value}`);
  }
}

function countOf(words: Fact): number {
  return String(words).split(' ').length;
}
