/** Where things stand on the number line. */

export interface Span {
  readonly low: number;
  readonly high: number;
}

/** The least length of a line: short ones would make small steps look large. */
const SHORTEST = 30;
/** Chances below this are left off the hill. */
const RARE = 0.004;

const UNITS = [5, 10, 20, 50, 100, 200];
const MOST_TICKS = 16;

type Hill = readonly (readonly [number, number])[];

/** From where to where the line goes, so that all of these have room. */
export function spanOf(numbers: readonly (number | null)[], hill: Hill | null = null): Span {
  const all = numbers.filter((number) => number !== null);
  if (hill) all.push(...likely(hill).map(([total]) => total));
  const low = Math.min(...all);
  const high = Math.max(...all);
  const missing = Math.max(0, SHORTEST - (high - low));
  const pad = Math.max(2, (high - low) * 0.06);
  return { low: low - missing * 0.25 - pad, high: high + missing * 0.75 + pad };
}

/** A number's place on the line, in percent. */
export function spot(number: number, span: Span): number {
  const share = (number - span.low) / (span.high - span.low);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** Marks along the line, at round numbers, not too many. */
export function ticksOf({ low, high }: Span): number[] {
  const unit = UNITS.find((each) => (high - low) / each <= MOST_TICKS) ?? 500;
  const first = Math.ceil(low / unit) * unit;
  const count = Math.floor((high - first) / unit) + 1;
  return Array.from({ length: count }, (_, place) => first + place * unit);
}

/** The chance of each total itself, from the chances of each or more. */
export function chances(hill: Hill): [number, number][] {
  return hill.map(([total, more], place) => [total, more - (hill[place + 1]?.[1] ?? 0)]);
}

function likely(hill: Hill): [number, number][] {
  const all = chances(hill);
  const some = all.filter(([, chance]) => chance >= RARE);
  return some.length > 0 ? some : all;
}

/** A soft hill over the line: each total spreads a little, so that gaps do not look like cliffs. */
export function hillPath(hill: Hill, span: Span, steps = 60): string {
  const width = (span.high - span.low) / 24;
  const heights = Array.from({ length: steps + 1 }, (_, step) => {
    const at = span.low + ((span.high - span.low) * step) / steps;
    return chances(hill).reduce(
      (sum, [total, chance]) => sum + chance * Math.exp(-(((total - at) / width) ** 2)),
      0,
    );
  });
  const top = Math.max(...heights, 1e-9);
  const points = heights.map(
    (height, step) =>
      `${((100 * step) / steps).toFixed(1)} ${(40 - (36 * height) / top).toFixed(1)}`,
  );
  return `M0 40L${points.join('L')}L100 40Z`;
}
