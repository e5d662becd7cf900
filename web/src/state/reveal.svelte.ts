/** The reveal as it plays: which result is shown, and how far it has come. */
import type { Known } from '../core/game.ts';
import { laidAfter } from '../core/count.ts';
import { beatsOf, cue, isCounted, type Beat, type BeatKind, type Shown } from '../core/reveal.ts';
import type { Eyes } from '../wire.ts';
import { isStill } from './prefs.svelte.ts';

/** When a card has flown, as a share of its beat. */
const FLIGHT = 0.6;
/** How long the finished picture stays when the next round is dealt before it was over. */
const GLANCE = 900;

function landing(beat: Beat): number {
  return beat.start + beat.ms * FLIGHT;
}

function endOf(beats: readonly Beat[]): number {
  const last = beats.at(-1);
  return last ? last.start + last.ms : 0;
}

export class RevealPlayer {
  /** The result on show, with its round; null when there is nothing to look at. */
  shown = $state.raw<Shown | null>(null);
  /** The beat that plays, or the last one. */
  at = $state(0);
  /** Whether all that can be told now is told. */
  done = $state(true);
  /** Whether it came to its end at once: then nothing flies. */
  jumped = $state(true);

  /** The same in sentences, for those who hear it. */
  sentences = $state.raw<readonly string[]>([]);

  readonly beats = $derived(this.shown ? beatsOf(this.shown.result) : []);
  readonly beat = $derived(this.beats[this.at] ?? null);
  /** How many steps of the count have begun. */
  readonly steps = $derived(
    this.beats.slice(0, this.at + 1).filter(({ kind }) => kind === 'step').length,
  );
  /** How many of them have come to the line: then the sum moves. */
  landed = $state(0);
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get open(): boolean {
    return this.shown !== null;
  }

  /** How long a card flies now, in milliseconds; 0: it does not. */
  get flight(): number {
    return this.jumped || !this.beat ? 0 : Math.round(this.beat.ms * FLIGHT);
  }

  /** Whether the reveal has come to that beat. */
  reached(kind: BeatKind): boolean {
    return this.beats.some((beat, place) => beat.kind === kind && place <= this.at);
  }

  follow(before: Known | null, after: Known): void {
    const next = cue(this.shown, before, after);
    switch (next.do) {
      case 'keep':
        return;
      case 'close':
        return this.leave();
      case 'settle':
        return this.settle(next.shown);
      default:
        return this.begin(next.shown, next.do === 'open' && !isStill());
    }
  }

  /** To the end, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, this.beats.length - 1);
    this.landed = this.steps;
    this.jumped = true;
    this.done = true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.done = true;
  }

  private begin(shown: Shown, play: boolean): void {
    clearTimeout(this.timer);
    this.shown = shown;
    if (!play) return this.skip();
    this.at = 0;
    this.landed = 0;
    this.done = false;
    this.jumped = false;
    this.began = performance.now();
    this.wait();
  }

  /** The loser has paid: go on with that, without playing all again. */
  private settle(shown: Shown): void {
    const { done, at } = this;
    this.shown = shown;
    if (!done) return;
    if (isStill()) return this.skip();
    const next = this.beats[at + 1];
    if (!next) return;
    this.began = performance.now() - next.start;
    this.done = false;
    this.jumped = false;
    this.move();
  }

  /** The next round is dealt: let a reveal that still plays be seen to its end. */
  private leave(): void {
    if (this.done) return this.close();
    this.skip();
    this.timer = setTimeout(() => this.close(), GLANCE);
  }

  /** To the beat of this moment: a timer that came late catches up. */
  private move(): void {
    const gone = performance.now() - this.began;
    const { beats } = this;
    this.at = Math.max(
      this.at,
      beats.findLastIndex(({ start }) => start <= gone),
    );
    this.landed = beats.filter((beat) => beat.step !== null && landing(beat) <= gone).length;
    this.done = endOf(beats) <= gone;
    if (!this.done) this.wait();
  }

  private wait(): void {
    const gone = performance.now() - this.began;
    const moments = this.beats.flatMap((beat) => [beat.start, landing(beat)]);
    const next = Math.min(...[...moments, endOf(this.beats)].filter((moment) => moment > gone));
    this.timer = setTimeout(() => this.move(), Math.max(0, next - gone));
  }

  /** The table as it looks at this moment of the reveal: nobody's eyes turn before their beat. */
  staged(known: Known): Known {
    const { shown } = this;
    const { view } = known;
    if (!shown || !view) return known;
    const { result, before } = shown;
    const told = this.reached('verdict');
    const paid = this.reached('penalty');
    const up = this.reached('upturn');
    const cards = laidAfter(result, this.steps)
      .filter(({ here }) => (isCounted(result) ? !here : !up))
      .map(({ place, card }) => ({ ...card, card: before?.cards[place]?.card ?? null }));
    const standing = view.standing.map((now, seat): Eyes | number => {
      const turned = paid || (this.reached('eyes') && seat !== result.loser);
      return turned ? now : (before?.standing[seat] ?? now);
    });
    return {
      ...known,
      table: known.table.phase === 'over' ? shown.table : known.table,
      view: {
        ...view,
        cards,
        standing,
        phase: told ? view.phase : 'bid',
        to_act: told ? view.to_act : [],
        alive: paid || !before ? view.alive : before.alive,
        challenger: result.challenger,
        bids: result.bidder === null ? [] : [[result.bidder, result.bid ?? 0]],
        reveal: told ? result : null,
      },
    };
  }
}
