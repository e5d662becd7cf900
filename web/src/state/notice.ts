/** Notifications: the way to a player whose page is out of sight. Nothing of the game is in them. */
import { permit } from './permit.ts';
import { sounds } from './sounds.ts';
import { loadLaterWords, t } from './words.svelte.ts';

/** It is the player's turn at that table, and they look elsewhere; the title says so anyway. */
export async function callAway(code: string): Promise<void> {
  await loadLaterWords();
  if (!document.hidden) return;
  if (permit() !== 'granted' || !(await show(code))) sounds.play('chime', 0, true);
}

async function show(code: string): Promise<boolean> {
  const title = t('notify-turn');
  const options = {
    body: t('notify-table', { code }),
    tag: `coyote-${code}`,
    icon: '/icon-192.png',
  };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      document.addEventListener('visibilitychange', () => void closeAll(worker, options.tag), {
        once: true,
      });
      return true;
    }
    const notification = new Notification(title, options);
    notification.onclick = () => {
      focus();
      notification.close();
    };
    // Whoever has come back knows.
    document.addEventListener('visibilitychange', () => notification.close(), { once: true });
    return true;
  } catch {
    // Phones want a service worker for it.
    return false;
  }
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notification of await worker.getNotifications({ tag })) notification.close();
}
