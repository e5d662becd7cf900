/** Watches a connection: tells when an answer is late, and when the other end is dead. */

export type After = (milliseconds: number, then: () => void) => () => void;

const SILENCE = 45_000;
/** An answer that takes longer is worth a word. */
const LATE = 1_500;
/** A connection that owes an answer and makes no sound for so long is dead. */
const DEAD = 5_000;
const nothing = (): void => undefined;

export class Watchdog {
  /** Grows with each connection that was given up, until an answer comes: a server may be slow. */
  private patience = DEAD;
  private cancelLate = nothing;
  private cancelSilence = nothing;

  constructor(
    private readonly after: After,
    private readonly late: () => void,
    private readonly dead: () => void,
  ) {}

  /** Wait for the next sound: not for long where an answer is owed. */
  listen(owed: boolean): void {
    this.cancelSilence();
    this.cancelSilence = this.after(owed ? this.patience : SILENCE, this.dead);
  }

  /** Wait for an answer. */
  expect(): void {
    this.listen(true);
    this.cancelLate();
    this.cancelLate = this.after(LATE, this.late);
  }

  answered(): void {
    this.patience = DEAD;
    this.cancelLate();
  }

  gaveUp(): void {
    this.patience = Math.min(this.patience * 2, SILENCE);
  }

  stop(): void {
    this.cancelLate();
    this.cancelSilence();
  }
}
