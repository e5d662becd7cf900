/** The catalogues of `locales/`: of each only the messages that the client says. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { FluentParser, FluentSerializer, Message, Resource } from '@fluent/syntax';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';

/** What nobody reads before the first bid. It comes when somebody does. */
export const LATER = new RegExp(
  [
    '^settings-(?!language)',
    '^edition-(?!name|for|deck)',
    '^house-.*-more$',
    '^bot-.*-(about|name)$',
    // What is said when the server does not answer has to be here before.
    '^refusal-(?!offline)',
    // The game's name stands on the join page.
    '^home-(?!title$)',
    '^(error|award|over|option|fair|rules|missing|person|people|menu|move)-',
    '^(shuffle|shadow|keys|reveal|round|eye|step|lay|whose|claim|bots|you|leave|state)-',
    '^(helper|leap|keypad|left|notify|gone|tip|coach|lesson|minute)-',
    '^door-(claim-|unknown)',
    '^(guess|discard|paused|stood|hurry|choose|action|watch|time|tabs)-',
    '^bid-(doubled|was)',
    // The sheets at the table.
    '^(name-(title|note|take|empty)|do-name-line|more-title|rule-(all|of))',
    '^seat-(challenges|stood|away|passed|peeked|laid|coyote|guessed|out|you-out)',
    '^call-(?!open|free|answer)',
    '^did-(challenge|guess|confirm|reverse|restart|skip|name)$',
    '^(game-won|starts-next|pile-shuffled)$',
    '^(wait-(guess|discard)|talk-(aside|join-first|off))$',
    '^news-(stood|renamed|host|left|kicked|taken|reclaimed|paused|resumed|hurried|extended|game-dropped)',
  ].join('|'),
);

/** What a server or a referee says, and never to the page. */
const ELSEWHERE =
  /^error-(arena|record|proof|setting|database|pile|refill|port-in-use|cannot-listen|no-folder)/;

/** Whether the sources say a message: by its name, or by a template such as `did-${word}`. */
export function spoken(sources: Iterable<string>): (name: string) => boolean {
  const names = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, name] of source.matchAll(/['"`]([a-z][a-z0-9-]+)['"`]/g)) names.add(name ?? '');
    for (const [, start, end] of source.matchAll(/`([a-z][a-z0-9-]*-)\$\{[^}]*\}([a-z0-9-]*)`/g)) {
      // `action-${word}` is one line; the terminal's long help, action-bid-more, is another message.
      templates.set(`${start} ${end}`, new RegExp(`^${start}.+${end || '(?<!-more)'}$`));
    }
  }
  const built = (name: string): boolean => [...templates.values()].some((each) => each.test(name));
  return (name) => names.has(name) || (built(name) && !ELSEWHERE.test(name));
}

/** The catalogue without comments and without what only the terminal or the server says. */
export function trimmed(catalogue: string, keep: (name: string) => boolean): string {
  const all = new FluentParser({ withSpans: false })
    .parse(catalogue)
    .body.filter((entry): entry is Message => entry instanceof Message);
  // What is said to you stands in for what is said of a seat.
  const said = new Set(all.map((entry) => entry.id.name));
  const doubled = (name: string): boolean => said.has(name.replace(/^error-/, 'refusal-'));
  const body = all
    .filter(({ id: { name } }) => keep(name) && !(name.startsWith('error-') && doubled(name)))
    .map((entry) => new Message(entry.id, entry.value, entry.attributes));
  return new FluentSerializer().serialize(new Resource(body));
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && /\.(ts|svelte)$/.test(entry.name)) {
      yield readFileSync(join(entry.parentPath, entry.name), 'utf8');
    }
  }
}

/** `virtual:words/de` is the German catalogue as a text, `virtual:words/de/later` the rest of it. */
export function words(src: string, locales: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, part] = id.slice(PREFIX.length + 1).split('/');
      const file = join(locales, `${language}.ftl`);
      this.addWatchFile(file);
      const said = spoken(sources(src));
      const keep = (name: string): boolean => said(name) && LATER.test(name) === (part === 'later');
      return `export default ${JSON.stringify(trimmed(readFileSync(file, 'utf8'), keep))};`;
    },
  };
}
