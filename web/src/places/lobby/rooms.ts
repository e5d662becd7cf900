/** How wide a name may be at each place around the table of the lobby. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Two places this far apart in height do not get in each other's way. */
const LINE = 90;
/** Between two names, and between a name and the edge of the screen. */
const GAP = 6;

/**
 * The room for the name at each spot: as far as the next spot at about the same height, to both
 * sides alike, and no further than the edge, beyond which the page has a margin.
 */
export function roomsAt(spots: readonly Spot[], width: number, margin: number): number[] {
  return spots.map(({ x, y }) => {
    const edge = 2 * (Math.min(x, width - x) + margin);
    const others = spots
      .filter((other) => other.x !== x && Math.abs(other.y - y) < LINE)
      .map((other) => Math.abs(other.x - x));
    return Math.floor(Math.min(edge, ...others) - GAP);
  });
}
