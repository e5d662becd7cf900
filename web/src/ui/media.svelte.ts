/** Whether there is room for the wide table, with talk at its side. */
const wide = matchMedia('(min-width: 900px) and (min-height: 560px)');
let isWideNow = $state(wide.matches);
wide.addEventListener('change', () => (isWideNow = wide.matches));

export function isWide(): boolean {
  return isWideNow;
}
