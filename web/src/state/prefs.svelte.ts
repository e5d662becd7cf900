/** What a player prefers on this device. */
import { shelf } from '../core/seats.ts';
import type { Animal } from '../wire.ts';
import type { Language } from './words.svelte.ts';

export type Theme = 'auto' | 'night' | 'noon';

interface Wishes {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  /** Call when it is one's turn and the page is out of sight. */
  notify: boolean;
  /** Show the sum of what one sees, where the host allows it. */
  sums: boolean;
  /** Show the odds, where the host allows them. */
  odds: boolean;
  /** No motion, whatever the device says. */
  still: boolean;
  /** Notes for beginners: the game they are shown in, and those that were read; null: none. */
  coach: { game: string; read: string[] } | null;
  name: string;
  animal: Animal | null;
}

const NAME = 'coyote:prefs';
const DEFAULTS: Wishes = {
  language: null,
  theme: 'auto',
  sound: true,
  vibration: true,
  notify: false,
  sums: true,
  odds: false,
  still: false,
  coach: { game: '', read: [] },
  name: '',
  animal: null,
};

function stored(): Wishes {
  try {
    return { ...DEFAULTS, ...(JSON.parse(shelf().getItem(NAME) ?? '{}') as Partial<Wishes>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state<Wishes>(stored());

const light = matchMedia('(prefers-color-scheme: light)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let lightDevice = $state(light.matches);
let calmDevice = $state(calm.matches);
light.addEventListener('change', () => (lightDevice = light.matches));
calm.addEventListener('change', () => (calmDevice = calm.matches));

export function theme(): 'night' | 'noon' {
  if (prefs.theme !== 'auto') return prefs.theme;
  return lightDevice ? 'noon' : 'night';
}

/** Whether things should stand still. */
export function isStill(): boolean {
  return prefs.still || calmDevice;
}

/** Keep the wishes, and dress the page by them. Call once. */
export function followPrefs(): void {
  $effect.root(() => {
    $effect(() => shelf().setItem(NAME, JSON.stringify(prefs)));
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.dataset.still = String(isStill());
    });
  });
}
