/** Which settings of a table changed, each with its new value. No page. */
import type { OptionValue, Settings } from '../wire.ts';

export interface Change {
  readonly setting: string;
  readonly value: string | number;
}

/** All that is different; another edition has options of its own, so those are not told with it. */
export function changesIn(before: Settings, after: Settings): Change[] {
  const { options: old, ...plain } = before;
  const { options, ...now } = after;
  const found = differing(plain, now);
  // A game for days has no clock: that is said with it.
  const told = plain.slow === now.slow ? found : found.filter(({ setting }) => setting !== 'clock');
  return now.edition === plain.edition ? [...told, ...differing(old, options)] : told;
}

type Values = Readonly<Record<string, OptionValue | string | undefined>>;

function differing(before: Values, after: Values): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .map((setting) => ({ setting, value: plainly(after[setting]), old: plainly(before[setting]) }))
    .filter(({ value, old }) => value !== old)
    .map(({ setting, value }) => ({ setting, value }));
}

/** A value that can be compared: an option that is not named is off. */
function plainly(value: OptionValue | string | undefined): string | number {
  if (value === true) return 'on';
  if (value === undefined || value === null || value === false) return 'off';
  return typeof value === 'number' || typeof value === 'string' ? value : value.join(' ') || 'off';
}
