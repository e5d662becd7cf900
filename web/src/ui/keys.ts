/** Whether a key is meant for a field, a sheet or the browser, and not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}
