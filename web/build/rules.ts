/** The rules as pages: docs/rules.md and its translations, each rule with an anchor. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { marked } from 'marked';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules/';
const RULE = /<li><strong>([A-Z]{1,2}[0-9]+)<\/strong>\s*([\s\S]*?)<\/li>/g;

export interface RulesText {
  /** The whole page, split at its second-level headings; the first part has none. */
  readonly parts: readonly { readonly id: string; readonly title: string; readonly html: string }[];
  /** Each rule by its id. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A page of rules; `names` are the ids of its parts, in the order of the English page. */
export function readRules(markdown: string, names: readonly string[]): RulesText {
  const plain = markdown.replace(/\]\((?!#)[^)]*\)/g, '](#)');
  const html = marked.parse(plain, { async: false, gfm: true });
  const rules: Record<string, string> = {};
  const anchored = html
    .replace(/<a href="#">([\s\S]*?)<\/a>/g, '$1')
    .replace(/<table>/g, '<div class="scroll" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, '</table></div>')
    .replace(RULE, (_, id: string, text: string) => {
      rules[id] = text.trim();
      return `<li id="${id}"><strong>${id}</strong> ${text.trim()}</li>`;
    });
  const parts = anchored
    .replace(/<h1>[\s\S]*?<\/h1>/, '')
    .split(/(?=<h2)/)
    .map((part, place) => {
      const title = /<h2[^>]*>([\s\S]*?)<\/h2>/.exec(part)?.[1] ?? '';
      return {
        id: names[place] ?? `part-${place}`,
        title: title.replace(/<[^>]*>/g, '').replace(/\s*\([a-z]+\)$/, ''),
        html: part.replace(/<h2[^>]*>[\s\S]*?<\/h2>/, '').trim(),
      };
    });
  return { parts, rules };
}

/** The ids of the parts: an edition's own id where its heading names one. */
export function partNames(english: string): string[] {
  const heads = [...english.matchAll(/^## (.*)$/gm)].map(([, head]) => head ?? '');
  return [
    'about',
    ...heads.map(
      (head) => /\(`([a-z]+)`\)/.exec(head)?.[1] ?? head.toLowerCase().replace(/[^a-z]+/g, '-'),
    ),
  ];
}

/** `virtual:rules/pl` is the Polish page; a language without one gets the English. */
export function rules(root: string): Plugin {
  const english = join(root, 'docs', 'rules.md');
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const own = join(root, 'locales', id.slice(PREFIX.length + 1), 'rules.md');
      const file = existsSync(own) ? own : english;
      this.addWatchFile(file);
      const text = readRules(readFileSync(file, 'utf8'), partNames(readFileSync(english, 'utf8')));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
