/** This device at a table: the line, what is known, what just happened. */
import { keepCast } from '../core/cast.ts';
import { heard, isYourTurn, roundToMix, synced, updated, type Known } from '../core/game.ts';
import { Ledger } from '../core/fairness.ts';
import { Line, type Answer, type Asked, type Status } from '../core/socket.ts';
import { continued, happened, soFar, type Line as Told } from '../core/story.ts';
import { device, type Device } from './connect.ts';
import type { ShownLine, ShownSign } from './shown.ts';
import { RevealPlayer } from './reveal.svelte.ts';
import type {
  Close,
  Message,
  MoveCode,
  Odds,
  Rejected,
  Result,
  Said,
  Shadowed,
  Sync,
  Update,
  View,
} from '../wire.ts';

export interface Event extends Told {
  readonly key: number;
  /** The round in which it happened, 0 outside of rounds. */
  readonly round: number;
  /** The line itself, where somebody said something. */
  readonly said?: Said;
}

const EVENTS_KEPT = 200;
const SHOWN_FOR = { sign: 4000, bubble: 6000 };

export class Sitting {
  known = $state.raw<Known | null>(null);
  status = $state<Status>('connecting');
  /** Why the line has to wait a minute. */
  crowded = $state<Close | null>(null);
  /** Why the table is closed to this device, when it is for good. */
  gone = $state<Close | null>(null);
  events = $state.raw<readonly Event[]>([]);
  signs = $state.raw<readonly ShownSign[]>([]);
  /** What was just said, for a few seconds. */
  bubbles = $state.raw<readonly ShownLine[]>([]);
  odds = $state.raw<Odds | null>(null);
  /** The view that the odds are of. */
  oddsView = $state.raw<View | null>(null);
  moveCode = $state.raw<MoveCode | null>(null);
  shadowed = $state.raw<Shadowed | null>(null);
  refused = $state.raw<Rejected | null>(null);
  ledger = $state.raw<Ledger | null>(null);
  /** When the last clock came, by `performance.now()`. */
  clockAt = $state(0);
  /** The action of ours that is on its way. */
  acting = $state<string | null>(null);

  readonly reveal = new RevealPlayer();
  private readonly line: Line;
  private count = 0;
  private lastLine = 0;
  private toldResult = '';
  private actedUpTo = 0;
  private mixed = '';

  constructor(
    readonly code: string,
    token: string | null,
    /** For who watches without a name: back to the door, where one comes in with one. */
    readonly toDoor: () => void,
    private readonly around: Device = device,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${code}/socket`;
    const listener = {
      status: (status: Status, crowded?: Close) => {
        this.status = status;
        this.crowded = crowded ?? null;
      },
      changed: (message: Sync | Update) => this.changed(message),
      said: (message: Message) => this.said(message),
      gone: (why: Close) => (this.gone = why),
    };
    this.line = new Line(url, token, listener, around);
  }

  start(): void {
    this.line.start();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.hurry);
  }

  stop(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.hurry);
    this.line.stop();
  }

  readonly hurry = (): void => this.line.hurry();
  private readonly doubt = (): void => this.line.doubt();

  /** The action that waits for the line: it is sent again until the table answers. */
  get kept(): string | null {
    return this.status === 'open' ? null : this.acting;
  }

  /** Ask the table; a refusal is shown to the player. */
  async ask(request: Asked): Promise<Answer> {
    const answer = await this.line.ask(request);
    this.refused = answer.accepted ? null : answer.why;
    return answer;
  }

  /** Play: once for each view, on the version that the player saw. */
  async act(action: string): Promise<void> {
    if (!this.known || !isYourTurn(this.known) || this.acting !== null) return;
    this.acting = action;
    this.actedUpTo = 0;
    const answer = await this.ask({ type: 'act', version: this.known.version, action });
    this.actedUpTo = answer.accepted ? answer.version : 0;
    this.acted();
  }

  /** An action is over when its outcome is known: until then the old controls stay shut. */
  private acted(): void {
    if (this.known && this.known.version >= this.actedUpTo) this.acting = null;
  }

  private changed(message: Sync | Update): 'gap' | 'fine' {
    const before = this.known;
    let after: Known;
    if (message.type === 'sync') {
      after = synced(message);
    } else {
      const next = before ? updated(before, message) : 'gap';
      if (next === 'gap') return 'gap';
      if (next === 'old') return 'fine';
      after = next;
    }
    const news = message.type === 'update' ? (message.news ?? []) : [];
    const story = before ? happened(before, after, news) : soFar(after);
    this.tell(story, after.view?.round ?? 0);
    if (message.type === 'sync') this.hear(after.talk, after.view?.round ?? 0);
    this.clockAt = performance.now();
    // When a game is over the seats are those of the next one.
    if (after.game && after.table.phase === 'playing' && after.table !== before?.table) {
      keepCast(after.table.table, after.game, after.table.seats, this.around.shelf());
    }
    this.known = after;
    if (this.actedUpTo > 0) this.acted();
    this.reveal.follow(before, after);
    this.shuffle(after);
    return 'fine';
  }

  private tell(lines: readonly (Told & { said?: Said })[], round: number): void {
    if (lines.length === 0) return;
    const fresh = lines.map((line) => ({ ...line, key: ++this.count, round }));
    this.events = continued(this.events, fresh).slice(-EVENTS_KEPT);
  }

  /** How a round ended joins the story when the reveal has shown it. */
  tellResult(round: number, result: Result): void {
    const { total, bid, loser } = result;
    const name = `${this.known?.game?.number}:${round}`;
    if (this.toldResult === name || total === null || bid === null) return;
    this.toldResult = name;
    const facts = { total, bid, enough: total >= bid ? 1 : 0 };
    this.tell([{ name: 'round-verdict', by: loser, facts }], round);
  }

  /** Lines join the story where they were said. */
  private hear(lines: readonly Said[], round: number): void {
    const fresh = lines.filter((line) => line.number > this.lastLine);
    this.lastLine = Math.max(this.lastLine, ...fresh.map((line) => line.number));
    const events = fresh.map((said) => ({
      name: 'talk-said',
      facts: { name: said.name, text: said.text },
      said,
    }));
    this.tell(events, round);
  }

  /** Lines float at their speaker's animal for a while. */
  private float(lines: readonly Said[], muted: readonly number[]): void {
    const shown = lines
      .filter(({ person }) => !muted.includes(person))
      .map(({ person, text }) => ({ key: ++this.count, person, text }));
    this.bubbles = [...this.bubbles, ...shown];
    const rest = (): void =>
      void (this.bubbles = this.bubbles.filter((one) => !shown.includes(one)));
    setTimeout(rest, SHOWN_FOR.bubble);
  }

  /** Our part in the shuffle: keep what is told, add our chance, look whether it was used. */
  private shuffle(known: Known): void {
    const { shuffle, game, table } = known;
    if (!shuffle || !game) return;
    if (this.ledger?.table !== table.table || this.ledger.game !== game.number) {
      this.ledger = new Ledger(table.table, game.number, this.around.shelf());
    }
    const round = roundToMix(known);
    const name = `${game.number}:${round}`;
    if (round !== null && this.mixed !== name) {
      this.mixed = name;
      void this.line.ask({ type: 'mix', round, entropy: this.ledger.mix(shuffle) });
    }
    this.ledger.look(shuffle, known.view?.seat ?? null);
  }

  private said(message: Message): void {
    switch (message.type) {
      case 'talk':
        if (!this.known) return;
        this.known = heard(this.known, message.lines);
        this.hear(message.lines, this.known.view?.round ?? 0);
        this.float(message.lines, this.known.you.muted);
        return;
      case 'reaction': {
        const shown = { key: ++this.count, person: message.person, sign: message.sign };
        this.signs = [...this.signs, shown];
        setTimeout(
          () => (this.signs = this.signs.filter((each) => each !== shown)),
          SHOWN_FOR.sign,
        );
        return;
      }
      case 'odds':
        this.odds = message;
        this.oddsView = this.known?.view ?? null;
        return;
      case 'move-code':
        this.moveCode = message;
        return;
      case 'shadowed':
        this.shadowed = message;
        return;
    }
  }
}
