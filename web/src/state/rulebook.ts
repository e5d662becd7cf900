/** The text of the rules, fetched when somebody looks for it. */
import type { RulesText } from '../../build/rules.ts';
import type { Language } from './words.svelte.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ default: RulesText }>>> = {
  en: () => import('virtual:rules/en'),
  de: () => import('virtual:rules/de'),
  fr: () => import('virtual:rules/fr'),
  pl: () => import('virtual:rules/pl'),
  ru: () => import('virtual:rules/ru'),
};

/** The rules in that language; asking again costs nothing. */
export async function loadRules(language: Language): Promise<RulesText> {
  return (await LOADERS[language]()).default;
}
