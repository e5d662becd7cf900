/** Which place the address names, and how to go elsewhere. */
import { codeIn } from '../core/seats.ts';

export type Route =
  | { place: 'home' }
  | { place: 'table'; code: string }
  | { place: 'rules'; part: string }
  | { place: 'settings' }
  /** The lesson; whoever came from an invitation goes back to that table. */
  | { place: 'learn'; code: string }
  | { place: 'missing' };

export function read(path: string, hash = ''): Route {
  const clean = path.replace(/\/+$/, '') || '/';
  if (clean === '/') return { place: 'home' };
  if (clean === '/rules') return { place: 'rules', part: hash.replace(/^#/, '') };
  if (clean === '/settings') return { place: 'settings' };
  if (clean === '/learn') return { place: 'learn', code: codeIn(hash.slice(1)) ?? '' };
  const code = /^\/t\/[^/]+$/.test(clean) ? codeIn(clean) : null;
  return code ? { place: 'table', code } : { place: 'missing' };
}

let current = $state.raw<Route>(read(location.pathname, location.hash));

export function route(): Route {
  return current;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  current = read(location.pathname, location.hash);
}

/** Follow the browser's buttons and our own links. Call once. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.button !== 0 || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname === '/schema') return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
