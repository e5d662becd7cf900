import { describe, expect, it } from 'vitest';

import { knockPitch, pluckPitch, tune, type Sound } from '../src/core/tunes.ts';

const SOUNDS: Sound[] = ['bid', 'challenge', 'pluck', 'strike', 'turn', 'double', 'chime', 'howl'];

describe('the sounds', () => {
  it('knock higher for a higher bid', () => {
    expect(knockPitch(24)).toBeGreaterThan(knockPitch(12));
    expect(knockPitch(0)).toBeGreaterThan(knockPitch(-10));
    expect(knockPitch(999)).toBeLessThan(2000);
  });

  it('pluck up and down with the sum', () => {
    expect(pluckPitch(20)).toBeGreaterThan(pluckPitch(10));
    expect(pluckPitch(-10)).toBeLessThan(pluckPitch(0));
  });

  it.each(SOUNDS)('can be heard and are short: %s', (sound) => {
    for (const value of [-999, -3, 0, 24, 999]) {
      for (const note of tune(sound, value)) {
        expect(note.loud).toBeGreaterThan(0);
        expect(note.loud).toBeLessThanOrEqual(1);
        expect(note.attack).toBeLessThan(note.length);
        expect(note.start + note.length).toBeLessThan(3.5);
        for (const [, hertz] of note.pitch) {
          expect(hertz).toBeGreaterThan(40);
          expect(hertz).toBeLessThan(4000);
        }
      }
    }
  });
});
