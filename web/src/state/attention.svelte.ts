/** How a device calls its player: the title, a short buzz, a screen that stays awake. */
import { untrack } from 'svelte';
import { isYourTurn, type Known } from '../core/game.ts';
import { roundShown, type Shown } from '../core/reveal.ts';
import { fetchPart } from '../ui/parts.ts';
import { prefs } from './prefs.svelte.ts';
import { t } from './words.svelte.ts';

const BUZZ = 120;

export function titleOf(known: Known, shown: Shown | null): string {
  if (isYourTurn(known)) return t('title-your-turn');
  const { phase } = known.table;
  if (phase === 'playing') return t('title-round', { round: roundShown(known, shown) });
  return t(phase === 'over' ? 'title-over' : 'title-lobby', { code: known.table.code });
}

/** Call it in a component: it follows what is known as long as that component lives. */
export function callPlayer(known: () => Known, shown: () => Shown | null = () => null): void {
  const yourTurn = $derived(isYourTurn(known()));
  const playing = $derived(known().table.phase === 'playing');
  $effect(() => {
    document.title = titleOf(known(), shown());
  });
  $effect(() => {
    if (yourTurn && prefs.vibration && mayBuzz()) navigator.vibrate(BUZZ);
  });
  $effect(() => {
    if (yourTurn && prefs.notify && document.hidden) {
      const { code } = untrack(known).table;
      void fetchPart(() => import('./notice.ts')).then((notice) => notice.callAway(code));
    }
  });
  $effect(() => {
    if (playing) return stayAwake();
    return undefined;
  });
}

/** Some browsers cannot buzz, and none does before the first tap on the page. */
function mayBuzz(): boolean {
  return 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false;
}

/** Keeps the screen on while the page is seen; returns how to let it sleep again. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) void lock.release();
    } catch {
      // A battery that runs low may refuse it.
    }
  }
  void hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
