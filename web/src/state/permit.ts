/** Whether this device may show notifications. */

export type Permit = 'granted' | 'denied' | 'default' | 'none';

/** Whether this device may show notifications; `none`: this browser cannot, or not on plain http. */
export function permit(): Permit {
  if (!('Notification' in window) || !isSecureContext) return 'none';
  return Notification.permission;
}

/** Ask for it, because the player has just said so. */
export async function askPermit(): Promise<Permit> {
  if (permit() !== 'default') return permit();
  try {
    await Notification.requestPermission();
  } catch {
    // Some old browsers only know another way: they do without.
  }
  return permit();
}
