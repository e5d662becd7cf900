/** Keeps a thumb from pressing what has only just come under it. */

const REST = 350;

export class Guard {
  /** Whether the controls have stood still long enough to be meant. */
  settled = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something appeared or moved: taps do not count for a moment. */
  changed(): void {
    this.settled = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.settled = true), REST);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
