/** The words people read, in the language of the moment. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { fetchPart } from '../ui/parts.ts';
import { prefs } from './prefs.svelte.ts';

export type Facts = Readonly<Record<string, FluentVariable>>;

const LOADERS = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
  pl: () => import('virtual:words/pl'),
  ru: () => import('virtual:words/ru'),
};
/** What is not read before the first bid is fetched when somebody reads it. */
const LATER: typeof LOADERS = {
  en: () => import('virtual:words/en/later'),
  de: () => import('virtual:words/de/later'),
  fr: () => import('virtual:words/fr/later'),
  pl: () => import('virtual:words/pl/later'),
  ru: () => import('virtual:words/ru/later'),
};
export type Language = keyof typeof LOADERS;
export const LANGUAGES = Object.keys(LOADERS) as Language[];
/** Each language by its own name: whoever looks for it reads it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
};

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>('en');
let later: Promise<void> | null = null;
let complete = false;

/** The first of these that we speak. */
export function spokenOf(wished: readonly string[]): Language {
  for (const wish of wished) {
    const known = LANGUAGES.find((each) => each === wish.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

export function currentLanguage(): Language {
  return language;
}

/** Speak the chosen language, or the device's. */
export async function loadWords(): Promise<void> {
  const wanted = prefs.language ?? spokenOf(navigator.languages);
  const whole = later !== null;
  const loads = whole ? [LOADERS[wanted], LATER[wanted]] : [LOADERS[wanted]];
  const parts = await Promise.all(loads.map(fetchPart));
  later = whole ? Promise.resolve() : null;
  complete = whole;
  put(wanted, parts);
}

/** The words that were left for later; it does no harm to ask often. */
export function loadLaterWords(): Promise<void> {
  later ??= Promise.all([LOADERS[language], LATER[language]].map(fetchPart)).then((parts) => {
    complete = true;
    put(language, parts);
  });
  return later;
}

function put(spoken: Language, parts: readonly { default: string }[]): void {
  const next = new FluentBundle(spoken, { useIsolating: false });
  for (const part of parts) next.addResource(new FluentResource(part.default));
  bundle = next;
  language = spoken;
  document.documentElement.lang = spoken;
}

export async function speak(chosen: Language): Promise<void> {
  prefs.language = chosen;
  await loadWords();
}

/** The message of that name, with its facts filled in; empty while its words are on their way. */
export function t(name: string, facts: Facts = {}): string {
  if (!bundle) return '';
  const message = bundle.getMessage(name);
  if (!message?.value) {
    if (complete) return name;
    void loadLaterWords();
    return '';
  }
  const problems: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, problems);
  if (problems.length > 0) console.warn(name, problems);
  return withMinus(text);
}

/** Whether there is such a message, as far as the words have come. */
export function hasMessage(name: string): boolean {
  return bundle?.hasMessage(name) ?? false;
}

/** A number as people write it, with a real minus sign. */
export function num(number: number): string {
  return withMinus(String(number));
}

/** The face of a card in running text. */
export function faceText(face: string): string {
  return withMinus(face.replace('X2', '×2').replace('MAX-', 'MAX −').replace('MAX0', 'MAX 0'));
}

function withMinus(text: string): string {
  return text.replace(/(^|[^\p{L}\p{N}])-(?=\d)/gu, '$1−');
}

/** What went wrong, as a sentence that says what to do. */
export function sentence(code: string, facts: Facts = {}): string {
  const known = [`refusal-${code}`, `error-${code}`].find(hasMessage);
  if (!known && bundle && !complete) {
    void loadLaterWords();
    return '';
  }
  const name = known ?? 'error-server-error';
  const text = t(name, { id: '', ...facts });
  const first = text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}
