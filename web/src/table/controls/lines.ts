/** One line about each extra: what it does. */
import type { Extra } from '../../core/bidding.ts';

export const LINES: Readonly<Record<Extra['word'], string>> = {
  peek: 'action-peek',
  coyote: 'action-coyote',
  confirm: 'action-confirm',
  reverse: 'action-reverse',
  restart: 'action-restart',
  extra: 'action-extra',
  double: 'action-double',
  next: 'action-next',
  open: 'action-open',
  skip: 'action-skip',
  swap: 'action-swap',
  name: 'do-name-line',
};
