/** The keys to your seats, kept on this device. */
import { LETTERS, TABLE_LETTERS } from '../wire.ts';

export interface Key {
  readonly token: string;
  readonly link: string;
}

const PREFIX = 'coyote:seat:';
const COMING = 'coyote:coming:';

/** Where things are kept; a browser that forbids it keeps them as long as the page lives. */
export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
}

/** A shelf that can tell what lies on it. */
export interface Shelves extends Shelf {
  readonly length: number;
  key(place: number): string | null;
}

/** A shelf that is empty when the page is loaded. */
export function memoryShelf(): Shelves {
  const memory = new Map<string, string>();
  return {
    getItem: (name) => memory.get(name) ?? null,
    setItem: (name, text) => void memory.set(name, text),
    removeItem: (name) => void memory.delete(name),
    key: (place) => [...memory.keys()][place] ?? null,
    get length() {
      return memory.size;
    },
  };
}

const fallback = memoryShelf();

export function shelf(): Shelves {
  try {
    localStorage.setItem('coyote:try', '1');
    localStorage.removeItem('coyote:try');
    return localStorage;
  } catch {
    return fallback;
  }
}

export function keyOf(code: string, on: Shelf = shelf()): Key | null {
  const text = on.getItem(PREFIX + code);
  if (text === null) return null;
  try {
    const key = JSON.parse(text) as Partial<Key>;
    return typeof key.token === 'string' ? { token: key.token, link: key.link ?? '' } : null;
  } catch {
    return null;
  }
}

export function keepKey(code: string, key: Key, on: Shelf = shelf(), now = Date.now()): void {
  on.setItem(PREFIX + code, JSON.stringify({ token: key.token, link: key.link, at: now }));
}

export function dropKey(code: string, on: Shelf = shelf()): void {
  on.removeItem(PREFIX + code);
}

/** The tables to which this device has a key, the one last used first. */
export function keptCodes(on: Shelves = shelf()): string[] {
  const names = Array.from({ length: on.length }, (_, place) => on.key(place) ?? '');
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((code) => codeIn(code) === code && keyOf(code, on))
    .map((code) => ({ code, at: usedAt(code, on) }))
    .sort((one, other) => other.at - one.at)
    .map(({ code }) => code);
}

function usedAt(code: string, on: Shelf): number {
  const { at } = JSON.parse(on.getItem(PREFIX + code) ?? '{}') as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}

/** The secret for a way to a table: the same until one is there. */
export function comingToken(way: string, on: Shelf = shelf()): string {
  const token = on.getItem(COMING + way) ?? newToken();
  on.setItem(COMING + way, token);
  return token;
}

export function dropComing(way: string, on: Shelf = shelf()): void {
  on.removeItem(COMING + way);
}

/** A new secret, made here, so that a lost answer can be asked for again. */
export function newToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What stands for a code in what somebody typed or pasted: the letters, or the end of a link. */
export function lettersIn(text: string): string {
  const linked = /\/t\/([\w-]+)/.exec(text)?.[1];
  const last = (linked ?? text).trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  return last.toUpperCase().replace(/[\s-]/g, '');
}

/** The code in what somebody typed or pasted: six letters, or a link to a table. */
export function codeIn(text: string): string | null {
  const letters = lettersIn(text);
  const known = [...letters].every((letter) => LETTERS.includes(letter));
  return letters.length === TABLE_LETTERS && known ? letters : null;
}
