/** One tab plays at a table: the one opened last, or where somebody says so. The others rest. */

/** What of a BroadcastChannel is used here, so that tests can bring their own. */
export interface Air {
  postMessage(message: unknown): void;
  close(): void;
}
export type OpenAir = (heard: (data: unknown) => void) => Air | null;

interface Claim {
  readonly at: number;
  readonly tab: string;
}

const NEVER: Claim = { at: 0, tab: '' };

function isClaim(data: unknown): data is Claim {
  const claim = data as Partial<Claim> | null;
  return typeof claim?.at === 'number' && typeof claim.tab === 'string';
}

function isNewer(one: Claim, other: Claim): boolean {
  return one.at > other.at || (one.at === other.at && one.tab > other.tab);
}

export class Tabs {
  private newest = NEVER;
  private readonly tab = Math.random().toString(36);
  private readonly air: Air | null;

  constructor(
    openAir: OpenAir,
    private readonly rest: () => void,
    private readonly now: () => number = Date.now,
  ) {
    this.air = openAir((data) => this.heard(data));
  }

  /** Play here; any other tab rests from now on. */
  claim(): void {
    this.newest = { at: Math.max(this.now(), this.newest.at + 1), tab: this.tab };
    this.air?.postMessage(this.newest);
  }

  close(): void {
    this.air?.close();
  }

  private heard(data: unknown): void {
    if (!isClaim(data) || !isNewer(data, this.newest)) return;
    this.newest = data;
    this.rest();
  }
}

/** Where the tabs of this browser hear each other; nowhere if it does not let them. */
export function airOf(code: string): OpenAir {
  return (heard) => {
    try {
      const channel = new BroadcastChannel(`coyote:${code}`);
      channel.onmessage = (event: MessageEvent<unknown>) => heard(event.data);
      return channel;
    } catch {
      return null;
    }
  };
}
