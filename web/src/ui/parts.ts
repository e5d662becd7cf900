/** Parts of the page that are fetched when they are needed. */

const WAITS = [500, 1000, 2000, 4000];
const wait = (milliseconds: number): Promise<void> =>
  new Promise((then) => setTimeout(then, milliseconds));

/** Whether the server is there: then a part that still fails belongs to an older page. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch('/health')).ok;
  } catch {
    return false;
  }
}

/**
 * A part, however often the line breaks meanwhile. When the server answers and the part does not
 * come, the page is loaded anew: the seat is kept, and the parts of today are there.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (let turn = 0; ; turn++) {
    try {
      return await load();
    } catch {
      await wait(WAITS[Math.min(turn, WAITS.length - 1)] ?? 0);
      if (turn >= WAITS.length && (await answers())) location.reload();
    }
  }
}
