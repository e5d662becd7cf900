import { beforeEach, describe, expect, test } from 'vitest';

import { World } from './world.ts';

let world: World;
beforeEach(() => {
  world = new World();
  world.line.start();
});

describe('a line that says nothing', () => {
  beforeEach(() => {
    world.arrive();
    void world.line.ask({ type: 'act', version: 9, action: 'bid 13' });
  });
  const answer = () =>
    world.hear({ type: 'accepted', id: world.wire.sent.at(-1)?.id, version: 10 });

  test('tells within two seconds that an answer is late, and when it came', () => {
    world.pass(1_400);
    expect(world.statuses.at(-1)).toBe('open');
    world.pass(600);
    expect(world.statuses.at(-1)).toBe('silent');
    answer();
    expect(world.statuses.at(-1)).toBe('open');
    world.pass(40_000);
    expect(world.wires).toHaveLength(1);
  });

  test('tells nothing of an answer that comes soon', () => {
    answer();
    world.pass(2_000);
    expect(world.statuses).toEqual(['connecting', 'open']);
  });

  test('is given up while it owes an answer, which is asked for again', () => {
    const [old, asked] = [world.wire, world.wire.sent[1]];
    world.pass(2_000);
    world.pass(3_000);
    expect(old.closed).toBe(true);
    expect(world.statuses.at(-1)).toBe('waiting');
    world.pass(500);
    world.arrive();
    expect(world.wire.sent[1]).toEqual(asked);
  });

  test('is not given up while it says something else', () => {
    for (let turn = 0; turn < 5; turn++) {
      world.pass(4_000);
      world.hear({ type: 'ping', version: 9 });
    }
    expect(world.wires).toHaveLength(1);
    expect(world.statuses.at(-1)).toBe('silent');
  });

  test('is given more time after each that was given up, until an answer comes', () => {
    world.pass(5_000);
    world.pass(500);
    world.arrive();
    world.pass(9_000);
    expect(world.wires).toHaveLength(2);
    world.pass(1_000);
    world.pass(500);
    world.arrive();
    expect(world.wires).toHaveLength(3);
    answer();
    void world.line.ask({ type: 'sit' });
    world.pass(5_000);
    expect(world.wire.closed).toBe(true);
  });

  test('is left at once when one hurries', () => {
    world.pass(2_000);
    world.line.hurry();
    expect(world.wires.map((wire) => wire.closed)).toEqual([true, false]);
  });
});

describe('a device that says it is offline', () => {
  test('is believed at once, and until something is heard', () => {
    world.arrive();
    world.line.doubt();
    expect(world.statuses.at(-1)).toBe('silent');
    world.hear({ type: 'ping', version: 9 });
    expect(world.statuses.at(-1)).toBe('open');
  });

  test('loses its line when nothing is heard', () => {
    world.arrive();
    world.line.doubt();
    world.pass(5_000);
    expect(world.statuses.at(-1)).toBe('waiting');
  });
});

test('a line that does not open is tried again', () => {
  world.pass(5_000);
  world.pass(500);
  expect(world.wires.map((wire) => wire.closed)).toEqual([true, false]);
});
