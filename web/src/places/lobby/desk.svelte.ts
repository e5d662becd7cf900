/** What somebody asks of the table before a game, and what it says no to. */
import { fetchEditions } from '../../core/api.ts';
import type { Known } from '../../core/game.ts';
import { optionsOf, settled, type Options } from '../../core/options.ts';
import type { Asked } from '../../core/socket.ts';
import type { Sitting } from '../../state/sitting.svelte.ts';
import type { Edition, EditionInfo, OptionValue, Settings } from '../../wire.ts';

/** Numbers are sent when the finger has come to rest. */
const REST = 500;

let editions = $state.raw<readonly EditionInfo[]>([]);
let lost = $state(false);

/** The editions with their options: asked for once, and again when they did not come. */
export async function loadEditions(): Promise<void> {
  if (editions.length > 0) return;
  try {
    editions = await fetchEditions();
    lost = false;
  } catch {
    lost = true;
  }
}

export class Desk {
  refused = $state.raw<{ code: string; facts: Readonly<Record<string, string | number>> } | null>(
    null,
  );
  /** What we ask for and the table does not have yet. */
  private wished = $state.raw<Partial<Settings>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly sitting: Sitting,
    private readonly known: () => Known,
  ) {}

  get editions(): readonly EditionInfo[] {
    return editions;
  }

  get lost(): boolean {
    return lost;
  }

  get isHost(): boolean {
    return this.known().you.host;
  }

  /** As the table will be, if it agrees. */
  get settings(): Settings {
    const { settings } = this.known().table;
    return this.isHost ? { ...settings, ...this.wished } : settings;
  }

  get edition(): EditionInfo | null {
    return this.named(this.settings.edition);
  }

  get options(): Options {
    return this.edition ? optionsOf(this.edition, this.settings.options) : this.settings.options;
  }

  named(id: Edition): EditionInfo | null {
    return editions.find((each) => each.id === id) ?? null;
  }

  /** Ask the table for something; whether it was granted. */
  async ask(request: Asked): Promise<boolean> {
    const answer = await this.sitting.ask(request);
    this.refused = answer.accepted ? null : { code: answer.why.code, facts: answer.why.facts };
    return answer.accepted;
  }

  choose(name: string, value: OptionValue, soon = true): void {
    this.change({ options: { ...this.options, [name]: value } }, soon);
  }

  /** Change settings: at once, or when nothing more follows. */
  change(part: Partial<Settings>, soon = true): void {
    this.wished = { ...this.wished, ...settled(part) };
    this.refused = null;
    clearTimeout(this.timer);
    if (soon) void this.send();
    else this.timer = setTimeout(() => void this.send(), REST);
  }

  /** What still waits for a finger to rest is sent now: a sheet closes, a game starts. */
  async send(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.forget();
    const settings = this.wished;
    if (Object.keys(settings).length === 0) return;
    const granted = await this.ask({ type: 'configure', settings });
    if (!granted) this.wished = {};
  }

  /** Wishes that came true are no wishes any more. */
  forget(): void {
    const has: Partial<Settings> = this.known().table.settings;
    const open = Object.entries(this.wished).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(has[name as keyof Settings]),
    );
    if (open.length < Object.keys(this.wished).length) this.wished = Object.fromEntries(open);
  }
}
