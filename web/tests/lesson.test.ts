import { beforeEach, expect, test, vi } from 'vitest';

import { memoryShelf, type Shelf } from '../src/core/seats.ts';
import { Line, type Asked } from '../src/core/socket.ts';
import { Lesson } from '../src/lesson/lesson.svelte.ts';
import { SCRIPT } from '../src/lesson/script.ts';
import type { Device } from '../src/state/connect.ts';
import type { Sitting } from '../src/state/sitting.svelte.ts';
import type { Sync, Update } from '../src/wire.ts';

vi.useFakeTimers();

/** A learner, who hears the table over the same line as every device. */
class Learner {
  readonly heard: (Sync | Update)[] = [];
  readonly lesson: Lesson;
  private line: Line | null = null;

  constructor(shelf: Shelf) {
    this.lesson = new Lesson(SCRIPT, (device) => this.sit(device), shelf);
    this.line?.start();
  }

  private sit(device: Device): Sitting {
    this.line = new Line('', null, this, device);
    return { stop: () => this.line?.stop() } as Sitting;
  }

  status(): void {}
  said(): void {}
  gone(): void {}
  changed(message: Sync | Update): 'fine' {
    this.heard.push(message);
    return 'fine';
  }

  async asks(request: Asked): Promise<void> {
    const answer = this.line?.ask(request);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer)?.accepted).toBe(true);
  }

  async acts(action: string): Promise<void> {
    await this.asks({ type: 'act', version: 0, action });
  }

  get note(): string {
    return this.lesson.step.note;
  }
}

let shelf: Shelf;
beforeEach(() => {
  shelf = memoryShelf();
});

async function learner(note = ''): Promise<Learner> {
  if (note) shelf.setItem('coyote:lesson', note);
  const made = new Learner(shelf);
  await vi.advanceTimersByTimeAsync(0);
  return made;
}

test('the script is played to its end, and each update builds on the one before', async () => {
  const zoe = await learner();
  for (const { until } of SCRIPT.steps) {
    if (until === 'next' || until === 'shown') zoe.lesson.next();
    else if (until === 'ready') await zoe.asks({ type: 'ready', round: 1 });
    else if (until !== 'end') await zoe.acts(until);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(zoe.note).toBe('done');
  const [first, ...updates] = zoe.heard;
  expect(first).toEqual(expect.objectContaining({ type: 'sync', version: SCRIPT.first.version }));
  let version = SCRIPT.first.version;
  for (const update of updates) {
    expect(update).toEqual(expect.objectContaining({ type: 'update', after: version }));
    version = update.version;
  }
  expect(shelf.getItem('coyote:lesson')).toBeNull();
});

test('whoever comes back is told all that was known at their step', async () => {
  const zoe = await learner('peek');
  expect(zoe.note).toBe('peek');
  const sync = zoe.heard[0] as Sync;
  expect(sync.view).toMatchObject({ round: 2, bids: [[2, 9]], to_act: [0] });
  expect(sync.rounds).toHaveLength(1);
});

test('the others take their time, and the learner sees their own move at once', async () => {
  const zoe = await learner('open');
  const asked = zoe.acts('bid 8');
  expect(zoe.heard).toHaveLength(2);
  expect(zoe.lesson.busy).toBe(true);
  await asked;
  expect(zoe.heard).toHaveLength(4);
  expect(zoe.lesson.busy).toBe(false);
});

test('what the script has no answer to changes nothing, and is no mistake', async () => {
  const zoe = await learner('open');
  await zoe.acts('bid 9');
  expect([zoe.note, zoe.lesson.astray, zoe.heard.length]).toEqual(['open', true, 1]);
  await zoe.acts('bid 8');
  expect([zoe.note, zoe.lesson.astray]).toEqual(['raise', false]);
});

test('an action may be played before the notes that lead to it are read', async () => {
  const zoe = await learner();
  await zoe.acts('bid 8');
  expect(zoe.note).toBe('raise');
});

test('a lesson that was forgotten begins anew', async () => {
  const zoe = await learner('won');
  zoe.lesson.forget();
  expect((await learner()).note).toBe('cards');
});
