/**
 * Keeps the table on one screen. Where a screen cannot hold everything, parts give way one after
 * the other, always in this order; when all have, everything is drawn smaller. Cards, bid, question
 * and controls never go.
 */
import type { Attachment } from 'svelte/attachments';

/** What gives way, first to last; CSS selects by `[data-give~='…']`. */
const ORDER = ['trail', 'coach', 'line', 'animals'];
const AREAS = '.top, .board, .yours, .side';
/** By how much the rest shrinks at a time, and how far. */
const STEP = 0.95;
const LEAST = 0.5;

const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['class', 'data-mode', 'data-layout'],
};

/**
 * For the table, whose children are its areas. What gave way stays so until `moment` changes or the
 * window does: nothing jumps back and forth between two moves.
 */
export function fitted(moment: string): Attachment<HTMLElement> {
  // A new moment is a new attachment, which starts afresh.
  void moment;
  return (table) => {
    const root = document.documentElement;
    let level = 0;
    let shrink = 1;

    function overflows(): boolean {
      const { paddingBottom } = getComputedStyle(table);
      const end = table.getBoundingClientRect().bottom - parseFloat(paddingBottom) + 1;
      const areas = [...table.children].filter((child) => child.matches(AREAS));
      return areas.some((area) => area.getBoundingClientRect().bottom > end);
    }

    function apply(): void {
      table.dataset.give = ORDER.slice(0, level).join(' ');
      root.style.setProperty('--shrink', String(shrink));
    }

    /** Called after every change, before anything is painted. */
    function settle(): void {
      while (overflows() && (level < ORDER.length || shrink > LEAST)) {
        if (level < ORDER.length) level += 1;
        else shrink *= STEP;
        apply();
      }
    }

    function restart(): void {
      level = 0;
      shrink = 1;
      apply();
      settle();
    }

    const changes = new MutationObserver(settle);
    changes.observe(table, WATCHED);
    addEventListener('resize', restart);
    document.fonts.addEventListener('loadingdone', restart);
    restart();
    return () => {
      changes.disconnect();
      removeEventListener('resize', restart);
      document.fonts.removeEventListener('loadingdone', restart);
      root.style.removeProperty('--shrink');
    };
  };
}
