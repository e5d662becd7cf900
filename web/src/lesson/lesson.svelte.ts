/** The lesson: a table at which a script plays, step by step, and nothing connects to a server. */
import { synced, updated } from '../core/game.ts';
import { memoryShelf, shelf, type Shelf } from '../core/seats.ts';
import type { Ears, Wire } from '../core/socket.ts';
import type { Device } from '../state/connect.ts';
import type { Sitting } from '../state/sitting.svelte.ts';
import type { Message, Request, Sync, Update } from '../wire.ts';

export interface Step {
  /** The message `lesson-…` that it shows. */
  readonly note: string;
  /**
   * What ends it: `next`, `ready` or an action of the learner; `shown`: the reveal has come to its
   * end; `end`: nothing does, it is the last one.
   */
  readonly until: string;
  /** The seat that the note speaks of. */
  readonly by: number | null;
  readonly facts: Readonly<Record<string, number | string>>;
  /** What the table says as the step begins. */
  readonly says: readonly Update[];
}

export interface Script {
  readonly first: Sync;
  readonly steps: readonly Step[];
}

/** Where the step is kept at which somebody left. */
const NAME = 'coyote:lesson';
/** Milliseconds between two moves of the others. */
const PAUSE = 1300;

export class Lesson {
  at = $state(0);
  /** Whether the others are making their moves. */
  busy = $state(false);
  /** Whether the learner just did something that the script has no answer to. */
  astray = $state(false);
  readonly sitting: Sitting;
  readonly step = $derived.by(() => this.stepAt(this.at));
  private ears: Ears | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly script: Script,
    sit: (around: Device) => Sitting,
    private readonly on: Shelf = shelf(),
  ) {
    const kept = on.getItem(NAME);
    this.at = Math.max(
      0,
      script.steps.findIndex(({ note }) => note === kept),
    );
    // What a table leaves on a device is not kept.
    const forgotten = memoryShelf();
    this.sitting = sit({
      open: (_, ears) => this.open(ears),
      // No time is too long here.
      after: () => () => undefined,
      random: Math.random,
      shelf: () => forgotten,
    });
  }

  get steps(): number {
    return this.script.steps.length;
  }

  start(): void {
    this.sitting.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.sitting.stop();
  }

  /** The next lesson begins at the first step. */
  forget(): void {
    this.on.removeItem(NAME);
  }

  /** On to the next step. */
  next(): void {
    this.enter(this.at + 1);
  }

  private enter(to: number): void {
    const says = this.script.steps.slice(this.at + 1, to + 1).flatMap((step) => step.says);
    this.at = to;
    this.astray = false;
    // Whoever has seen all of it begins anew the next time.
    if (this.step.until === 'end') this.forget();
    else this.on.setItem(NAME, this.step.note);
    this.tell(says);
  }

  /** The first one at once, it is what the learner did; the others take their time. */
  private tell([first, ...rest]: readonly Update[]): void {
    if (first) this.hear(first);
    this.busy = rest.length > 0;
    if (this.busy) this.timer = setTimeout(() => this.tell(rest), PAUSE);
  }

  private hear(message: Message): void {
    this.ears?.heard(JSON.stringify(message));
  }

  private open(ears: Ears): Wire {
    this.ears = ears;
    queueMicrotask(() => ears.opened());
    return {
      send: (text) => this.asked(JSON.parse(text) as Request),
      close: () => undefined,
    };
  }

  private asked(request: Request): void {
    if (request.type === 'hello' || request.type === 'sync') return this.hear(this.sync());
    if (!('id' in request)) return;
    const wish = request.type === 'act' ? request.action : request.type;
    const ended = this.endedBy(wish);
    const version = ended === null ? 0 : (this.stepAt(ended + 1).says[0]?.version ?? 0);
    this.hear({ type: 'accepted', id: request.id ?? '', version });
    if (ended !== null) this.enter(ended + 1);
    else if (request.type === 'act') this.astray = true;
  }

  /** The step that a wish ends: this one, or one after it that only waits for being read. */
  private endedBy(wish: string): number | null {
    const steps = this.script.steps.slice(this.at);
    const ahead = steps.findIndex(({ until }) => until !== 'next');
    return steps[ahead]?.until === wish ? this.at + ahead : null;
  }

  /** All that is known when this step has begun. */
  private sync(): Sync {
    const { first, steps } = this.script;
    let known = synced(first);
    for (const update of steps.slice(0, this.at + 1).flatMap(({ says }) => says)) {
      const next = updated(known, update);
      if (typeof next === 'object') known = next;
    }
    const { game, view, shuffle, ...rest } = known;
    return {
      ...first,
      ...rest,
      game: game ?? undefined,
      view: view ?? undefined,
      shuffle: shuffle ?? undefined,
    };
  }

  private stepAt(at: number): Step {
    const step = this.script.steps[at];
    if (!step) throw new RangeError(String(at));
    return step;
  }
}
