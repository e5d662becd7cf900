import { beforeEach, describe, expect, test } from 'vitest';

import { aSync } from './fixtures.ts';
import { World } from './world.ts';

let world: World;
beforeEach(() => {
  world = new World();
  world.line.start();
});

test('the first message is a hello with the token', () => {
  world.wire.ears.opened();
  expect(world.wire.sent).toEqual([{ type: 'hello', token: 'secret', protocol: 1 }]);
});

test('a request waits for the first sync and its answer comes back', async () => {
  const answer = world.line.ask({ type: 'sit' });
  world.wire.ears.opened();
  expect(world.wire.sent).toHaveLength(1);
  world.hear(aSync());
  const { id } = world.wire.sent[1] as { id: string };
  expect(world.wire.sent[1]).toEqual({ type: 'sit', id });
  world.hear({ type: 'accepted', id, version: 10 });
  expect(await answer).toEqual({ accepted: true, id, version: 10 });
});

test('what was not answered is asked again with its old id', () => {
  world.arrive();
  void world.line.ask({ type: 'act', version: 9, action: 'bid 13' });
  const first = world.wire.sent[1];
  world.wire.ears.closed('');
  world.pass(600);
  world.arrive();
  expect(world.wires).toHaveLength(2);
  expect(world.wire.sent[1]).toEqual(first);
});

test('an answered request is not asked again', () => {
  world.arrive();
  void world.line.ask({ type: 'sit' });
  world.hear({ type: 'accepted', id: world.wire.sent[1]?.id, version: 10 });
  world.wire.ears.closed('');
  world.pass(600);
  world.arrive();
  expect(world.wire.sent).toHaveLength(1);
});

test('a refusal carries its reason', async () => {
  world.arrive();
  const answer = world.line.ask({ type: 'sit' });
  const id = world.wire.sent[1]?.id;
  world.hear({ type: 'rejected', id, code: 'table-full', rule: 'TABLE', facts: { most: 6 } });
  expect(await answer).toMatchObject({ accepted: false, why: { code: 'table-full' } });
});

test('a gap asks for one sync', () => {
  world.arrive();
  world.gaps = 2;
  const update = { type: 'update', after: 11, version: 12, clock: {} };
  world.hear(update);
  world.hear(update);
  expect(world.wire.sent.filter((each) => each.type === 'sync')).toHaveLength(1);
});

test('a ping is answered', () => {
  world.arrive();
  world.hear({ type: 'ping', version: 9 });
  expect(world.wire.sent.at(-1)).toEqual({ type: 'pong' });
});

describe('a line that breaks', () => {
  test('is opened again, each time a little later', () => {
    world.arrive();
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      world.wire.ears.closed('');
      waits.push((world.timers[0]?.at ?? 0) - world.now);
      world.pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
    expect(world.statuses.at(-1)).toBe('waiting');
  });

  test('begins anew with a short wait after a sync', () => {
    world.wire.ears.closed('');
    world.pass(500);
    world.wire.ears.closed('');
    world.pass(1000);
    world.arrive();
    world.wire.ears.closed('restart');
    expect((world.timers[0]?.at ?? 0) - world.now).toBe(500);
  });

  test('can be hurried', () => {
    world.arrive();
    world.wire.ears.closed('');
    world.line.hurry();
    expect(world.wires).toHaveLength(2);
    world.line.hurry();
    expect(world.wires).toHaveLength(2);
  });

  test('is given up after 45 seconds of silence', () => {
    world.arrive();
    const old = world.wire;
    world.pass(45_000);
    expect(old.closed).toBe(true);
    expect(world.statuses.at(-1)).toBe('waiting');
  });
});

test.each(['left', 'kicked', 'moved', 'deleted', 'token', 'protocol'] as const)(
  'after the bye "%s" nobody comes back',
  (code) => {
    world.arrive();
    world.hear({ type: 'bye', code });
    world.wire.ears.closed(code);
    world.pass(120_000);
    expect(world.wires).toHaveLength(1);
    expect(world.goneBy).toBe(code);
  },
);

test('a crowded table is asked again after a minute', () => {
  world.arrive();
  world.hear({ type: 'bye', code: 'table-connections' });
  world.wire.ears.closed('table-connections');
  world.pass(59_000);
  expect(world.wires).toHaveLength(1);
  world.pass(1000);
  expect(world.wires).toHaveLength(2);
});

test('what is stopped stays stopped', () => {
  world.arrive();
  world.line.stop();
  world.wire.ears.closed('');
  world.pass(60_000);
  expect(world.wires).toHaveLength(1);
  expect(world.statuses).not.toContain('waiting');
});

test('talk goes to the listener', () => {
  world.arrive();
  world.hear({ type: 'reaction', person: 1, sign: 'howl' });
  expect(world.said).toEqual([{ type: 'reaction', person: 1, sign: 'howl' }]);
});
