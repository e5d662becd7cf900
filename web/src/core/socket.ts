/** The line to a table: hello, versions, answers, and coming back after it broke. No page. */
import type { Close, Message, Rejected, Request, Sync, Update } from '../wire.ts';
import { PROTOCOL } from '../wire.ts';
import { Watchdog, type After } from './watchdog.ts';

/** How the line is: `silent` owes an answer for too long, `gone` is for good, and says why. */
export type Status = 'connecting' | 'open' | 'silent' | 'waiting' | 'gone';

/** What of a WebSocket is used here, so that tests can bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(text: string): void;
  closed(reason: string): void;
}

export interface Surroundings {
  open(url: string, ears: Ears): Wire;
  after: After;
  random(): number;
}

export interface Listener {
  /** How the line is; where it waits because too much comes from here, why. */
  status(status: Status, crowded?: Close): void;
  /** A sync or an update; answers `gap` when a version is missing. */
  changed(message: Sync | Update): 'gap' | 'fine';
  said(
    message: Exclude<Message, Sync | Update | { type: 'accepted' | 'rejected' | 'ping' | 'bye' }>,
  ): void;
  gone(code: Close): void;
}

export type Answer =
  { accepted: true; id: string; version: number } | { accepted: false; why: Rejected };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Reasons after which coming back is no use. */
const FINAL: ReadonlySet<string> = new Set([
  'left',
  'token',
  'kicked',
  'moved',
  'deleted',
  'protocol',
  'no-hello',
]);
/** These ask for patience before the next try. */
const CROWDED: ReadonlySet<string> = new Set(['faults', 'table-connections']);
const A_MINUTE = 60_000;

interface Pending {
  readonly text: string;
  readonly answer: (answer: Answer) => void;
}

/** A request without its id: the line gives it one. */
export type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

export class Line {
  private wire: Wire | null = null;
  private wait = FIRST_WAIT;
  private silent = false;
  private readonly watchdog: Watchdog;
  private cancelRetry = (): void => undefined;
  private readonly pending = new Map<string, Pending>();
  private count = 0;
  private readonly prefix: string;
  private synced = false;
  private asking = false;
  private closed = false;
  private reason: Close | null = null;

  constructor(
    private readonly url: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {
    this.watchdog = new Watchdog(
      around.after,
      () => this.fallSilent(),
      () => this.giveUp(),
    );
    this.prefix = Math.floor(around.random() * 36 ** 6).toString(36);
  }

  start(): void {
    this.listener.status('connecting');
    this.connect();
  }

  /** Ask something of the table; the answer comes even if the line breaks in between. */
  ask(request: Asked): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (!this.synced) return;
      this.wire?.send(text);
      if (this.pending.size === 1) this.watchdog.expect();
    });
  }

  /** The device says that it is offline. The next sound disproves it: the table may be here. */
  doubt(): void {
    if (!this.synced) return;
    this.fallSilent();
    this.listen();
  }

  /** Try now, not later: the device is back, or the person is impatient. */
  hurry(): void {
    if (this.silent) this.giveUp();
    if (this.wire === null && !this.closed) {
      this.cancelRetry();
      this.connect();
    }
  }

  stop(): void {
    this.closed = true;
    this.cancelRetry();
    this.watchdog.stop();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private connect(): void {
    this.synced = false;
    this.asking = false;
    this.reason = null;
    const wire: Wire = this.around.open(this.url, {
      opened: () =>
        wire.send(JSON.stringify({ type: 'hello', token: this.token, protocol: PROTOCOL })),
      heard: (text) => {
        if (this.wire !== wire) return;
        this.hear(JSON.parse(text) as Message);
        if (this.wire !== wire) return;
        if (this.pending.size === 0) this.speaks();
        this.listen();
      },
      closed: (reason) => {
        if (this.wire === wire) this.lost(reason);
      },
    });
    this.wire = wire;
    this.listen();
  }

  private listen(): void {
    this.watchdog.listen(!this.synced || this.silent || this.pending.size > 0);
  }

  private fallSilent(): void {
    this.silent = true;
    this.listener.status('silent');
  }

  /** An answer came: the line is alive. */
  private speaks(): void {
    this.watchdog.answered();
    if (this.silent) this.listener.status('open');
    this.silent = false;
    if (this.pending.size > 0) this.watchdog.expect();
  }

  private giveUp(): void {
    const wire = this.wire;
    this.watchdog.gaveUp();
    this.lost('');
    wire?.close();
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'sync':
        this.listener.changed(message);
        this.asking = false;
        if (!this.synced) this.arrived();
        return;
      case 'update':
        if (this.listener.changed(message) === 'gap') this.askSync();
        return;
      case 'accepted':
        this.settle(message.id, { accepted: true, id: message.id, version: message.version });
        return;
      case 'rejected':
        this.settle(message.id, { accepted: false, why: message });
        return;
      case 'ping':
        this.wire?.send('{"type":"pong"}');
        return;
      case 'bye':
        this.reason = message.code;
        return;
      default:
        this.listener.said(message);
    }
  }

  /** The first sync of a connection: what was not answered is asked again, with its old id. */
  private arrived(): void {
    this.synced = true;
    this.wait = FIRST_WAIT;
    this.listener.status('open');
    for (const { text } of this.pending.values()) this.wire?.send(text);
    if (this.pending.size > 0) this.watchdog.expect();
  }

  private askSync(): void {
    if (this.asking) return;
    this.asking = true;
    this.wire?.send('{"type":"sync"}');
  }

  private settle(id: string, answer: Answer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.answer(answer);
    this.speaks();
  }

  private lost(closeReason: string): void {
    this.wire = null;
    this.synced = false;
    this.silent = false;
    this.watchdog.stop();
    if (this.closed) return;
    const reason = this.reason ?? closeReason;
    if (FINAL.has(reason)) {
      this.closed = true;
      this.listener.status('gone');
      this.listener.gone(reason as Close);
      return;
    }
    const crowded = CROWDED.has(reason);
    this.listener.status('waiting', crowded ? (reason as Close) : undefined);
    const spread = 0.5 + this.around.random();
    const wait = crowded ? A_MINUTE : this.wait * spread;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.cancelRetry = this.around.after(wait, () => this.connect());
  }
}
