/** Surroundings for the line to a table. */
import { Line, type Ears, type Status } from '../src/core/socket.ts';
import type { Close, Message } from '../src/wire.ts';
import { aSync } from './fixtures.ts';

interface Timer {
  at: number;
  then: () => void;
}

/** A world without a network: sockets that tests open, speak on and break. */
export class World {
  wires: { ears: Ears; sent: Record<string, unknown>[]; closed: boolean }[] = [];
  timers: Timer[] = [];
  now = 0;
  statuses: Status[] = [];
  goneBy: Close | null = null;
  said: Message[] = [];
  gaps = 0;
  readonly line = new Line('ws://x', 'secret', this.listener(), {
    open: (_url, ears) => {
      const wire = { ears, sent: [] as Record<string, unknown>[], closed: false };
      this.wires.push(wire);
      return {
        send: (text) => wire.sent.push(JSON.parse(text) as Record<string, unknown>),
        close: () => (wire.closed = true),
      };
    },
    after: (milliseconds, then) => {
      const timer = { at: this.now + milliseconds, then };
      this.timers.push(timer);
      return () => (this.timers = this.timers.filter((each) => each !== timer));
    },
    random: () => 0.5,
  });

  listener() {
    return {
      status: (status: Status) => this.statuses.push(status),
      changed: (): 'gap' | 'fine' => (this.gaps-- > 0 ? 'gap' : 'fine'),
      said: (message: Message) => this.said.push(message),
      gone: (code: Close) => (this.goneBy = code),
    };
  }

  get wire() {
    const last = this.wires.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  }

  hear(message: object): void {
    this.wire.ears.heard(JSON.stringify(message));
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.timers.filter((each) => each.at <= this.now)) {
      this.timers = this.timers.filter((each) => each !== timer);
      timer.then();
    }
  }

  arrive(): void {
    this.wire.ears.opened();
    this.hear(aSync());
  }
}
