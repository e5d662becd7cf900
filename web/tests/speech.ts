/** The words of the real catalogues, without mercy for what is missing; it stands in for `words`. */
import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { expect } from 'vitest';

const LANGUAGES = ['en', 'de', 'fr', 'pl', 'ru'];
const bundles = new Map(LANGUAGES.map((language) => [language, read(language)]));
let spoken = 'en';

function read(language: string): FluentBundle {
  const file = new URL(`../../locales/${language}.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return bundle;
}

export function speak(language: string): void {
  spoken = language;
}

export function currentLanguage(): string {
  return spoken;
}

export function t(name: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.get(spoken);
  const value = bundle?.getMessage(name)?.value;
  if (!bundle || !value) throw new Error(`no message ${name}`);
  const problems: Error[] = [];
  const text = bundle.formatPattern(value, facts, problems);
  if (problems[0]) throw problems[0];
  return text;
}

export function faceText(face: string): string {
  const special = { X2: '×2', 'MAX-': 'MAX −', MAX0: 'MAX 0' }[face];
  return special ?? face.replace('-', '−');
}

/** Say something in each language: in no two of them is it the same. */
export function inEach(tell: () => string): void {
  const all = LANGUAGES.map((language) => {
    speak(language);
    return tell();
  });
  speak('en');
  expect(new Set(all).size).toBe(LANGUAGES.length);
}
