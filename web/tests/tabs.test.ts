import { expect, test } from 'vitest';

import { Tabs, type OpenAir } from '../src/state/tabs.ts';

/** A browser with tabs that hear each other. */
class Browser {
  now = 100;
  readonly resting = new Set<string>();
  private readonly ears = new Map<string, (data: unknown) => void>();
  private readonly onTheWay: (() => void)[] = [];

  open(name: string): Tabs {
    const air: OpenAir = (heard) => {
      this.ears.set(name, heard);
      return {
        postMessage: (message) => {
          const others = [...this.ears].filter(([other]) => other !== name);
          this.onTheWay.push(
            ...others.map(
              ([other]) =>
                () =>
                  this.say(other, message),
            ),
          );
        },
        close: () => void this.ears.delete(name),
      };
    };
    return new Tabs(
      air,
      () => this.resting.add(name),
      () => this.now,
    );
  }

  /** All that was said is heard. */
  settle(): void {
    for (const hear of this.onTheWay.splice(0)) hear();
  }

  say(name: string, data: unknown): void {
    this.ears.get(name)?.(data);
  }
}

test('the tab that was opened last plays, the older one rests', () => {
  const browser = new Browser();
  browser.open('old').claim();
  browser.settle();
  browser.now += 5;
  browser.open('new').claim();
  browser.settle();
  expect([...browser.resting]).toEqual(['old']);
});

test('who says to play here plays here, and no tab fights back', () => {
  const browser = new Browser();
  const old = browser.open('old');
  old.claim();
  browser.settle();
  browser.now += 5;
  browser.open('new').claim();
  browser.settle();
  browser.resting.clear();
  old.claim();
  browser.settle();
  expect([...browser.resting]).toEqual(['new']);
});

test('of two tabs opened at the same moment exactly one rests', () => {
  const browser = new Browser();
  const one = browser.open('one');
  const other = browser.open('other');
  one.claim();
  other.claim();
  browser.settle();
  expect(browser.resting.size).toBe(1);
});

test('a clock that goes back does not keep a click from working', () => {
  const browser = new Browser();
  const one = browser.open('one');
  const other = browser.open('other');
  one.claim();
  browser.now = 200;
  other.claim();
  browser.settle();
  browser.now = 50;
  browser.resting.clear();
  one.claim();
  browser.settle();
  expect([...browser.resting]).toEqual(['other']);
});

test('a tab at the door rests when another one sits down', () => {
  const browser = new Browser();
  browser.open('door');
  browser.open('seat').claim();
  browser.settle();
  expect([...browser.resting]).toEqual(['door']);
});

test('a closed tab hears nothing, and what is no claim means nothing', () => {
  const browser = new Browser();
  const closed = browser.open('closed');
  closed.claim();
  closed.close();
  const tab = browser.open('tab');
  tab.claim();
  for (const data of [null, 'here', 7, {}, { at: '9', tab: 'x' }]) browser.say('tab', data);
  browser.settle();
  expect(browser.resting.size).toBe(0);
});

test('a browser without a channel just plays', () => {
  const tabs = new Tabs(
    () => null,
    () => expect.unreachable(),
  );
  tabs.claim();
  tabs.close();
});
