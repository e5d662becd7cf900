/** Your part in an honest shuffle: chance of your own, and a look whether it was used. */
import type { Shuffle } from '../wire.ts';
import type { Shelf } from './seats.ts';
import { hex } from './seats.ts';

/** What this device saw of one round's shuffle. */
export interface Seen {
  readonly commitment: string;
  readonly refill: string;
  /** What we added; null when we added nothing in time. */
  readonly entropy: string | null;
  /** Whether it was among the lines that were used; null before the deal. */
  readonly used: boolean | null;
}

export function newEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** All rounds of one game at one table, kept so that a record can be compared with them. */
export class Ledger {
  private readonly seen = new Map<number, Seen>();

  constructor(
    readonly table: string,
    readonly game: number,
    private readonly on: Shelf,
  ) {
    for (const [round, seen] of this.stored()) this.seen.set(round, seen);
  }

  of(round: number): Seen | null {
    return this.seen.get(round) ?? null;
  }

  all(): ReadonlyMap<number, Seen> {
    return this.seen;
  }

  /** The entropy for a round: new when none was made yet. */
  mix(shuffle: Shuffle): string {
    const before = this.seen.get(shuffle.round);
    const entropy = before?.entropy ?? newEntropy();
    this.note(shuffle, { entropy, used: null });
    return entropy;
  }

  /** A shuffle was told: keep its commitments, and see whether our line is in it. */
  look(shuffle: Shuffle, seat: number | null): void {
    const before = this.seen.get(shuffle.round);
    const entropy = before?.entropy ?? null;
    const used =
      shuffle.dealt && entropy !== null ? shuffle.entropy.includes(`${seat} ${entropy}`) : null;
    this.note(shuffle, { entropy, used: used ?? before?.used ?? null });
  }

  private note(shuffle: Shuffle, part: Pick<Seen, 'entropy' | 'used'>): void {
    const first = this.seen.get(shuffle.round);
    this.seen.set(shuffle.round, {
      commitment: first?.commitment ?? shuffle.commitment,
      refill: first?.refill ?? shuffle.refill,
      ...part,
    });
    this.on.setItem(this.name, JSON.stringify([...this.seen]));
  }

  private stored(): [number, Seen][] {
    try {
      return JSON.parse(this.on.getItem(this.name) ?? '[]') as [number, Seen][];
    } catch {
      return [];
    }
  }

  private get name(): string {
    return `coyote:shuffles:${this.table}:${this.game}`;
  }
}
