/** The sounds of the table as notes: small, wooden, made of nothing but waves. */

export type Sound = 'bid' | 'challenge' | 'pluck' | 'strike' | 'turn' | 'double' | 'chime' | 'howl';

export interface Note {
  /** The form of the wave; noise is the crack of wood. */
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** Where the pitch goes: seconds from the note's start, and hertz. */
  readonly pitch: readonly (readonly [number, number])[];
  readonly start: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loud: number;
  /** How fast it is there, in seconds. */
  readonly attack: number;
}

const MIDDLE = 260;
/** Five tones that go with each other in any order. */
const SCALE = [0, 2, 4, 7, 9];

/** A bid's pitch: an octave for forty, and no squeak at 999. */
export function knockPitch(bid: number): number {
  return MIDDLE * 2 ** (Math.min(90, Math.max(-40, bid)) / 40);
}

/** The pitch of a sum: a step on the scale for every second number. */
export function pluckPitch(sum: number): number {
  const step = Math.round(Math.min(60, Math.max(-30, sum)) / 2);
  const octave = Math.floor(step / SCALE.length);
  const tone = SCALE[step - octave * SCALE.length] ?? 0;
  return MIDDLE * 2 ** (octave / 2 + tone / 24);
}

function struck(hertz: number, loud: number, length: number, start = 0): Note {
  const pitch = [
    [0, hertz * 1.5],
    [0.02, hertz],
  ] as const;
  return { wave: 'sine', pitch, start, length, loud, attack: 0.002 };
}

function crack(hertz: number, loud: number, length = 0.04, start = 0): Note {
  return { wave: 'noise', pitch: [[0, hertz]], start, length, loud, attack: 0.001 };
}

function plucked(hertz: number, start = 0, loud = 0.35): Note {
  return { wave: 'triangle', pitch: [[0, hertz]], start, length: 0.3, loud, attack: 0.004 };
}

function glide(from: number, to: number, length: number, loud: number, start = 0): Note {
  const pitch = [
    [0, from],
    [length, to],
  ] as const;
  return { wave: 'triangle', pitch, start, length, loud, attack: 0.01 };
}

/** A coyote far away: up, held, and down again. */
function howl(start: number, hertz: number, loud: number): Note {
  const pitch = [
    [0, hertz * 0.6],
    [0.35, hertz],
    [0.9, hertz * 1.03],
    [1.3, hertz * 0.98],
    [1.9, hertz * 0.55],
  ] as const;
  return { wave: 'sine', pitch, start, length: 2, loud, attack: 0.25 };
}

/** The notes of a sound; the value is a bid or a sum. */
export function tune(sound: Sound, value = 0): Note[] {
  switch (sound) {
    case 'bid':
      return [struck(knockPitch(value), 0.5, 0.14), crack(1800, 0.18)];
    case 'challenge':
      return [
        struck(92, 0.9, 0.4),
        crack(400, 0.3, 0.08),
        struck(70, 0.9, 0.6, 0.16),
        crack(300, 0.3, 0.1, 0.16),
      ];
    case 'pluck':
      return [plucked(pluckPitch(value)), crack(2600, 0.06, 0.02)];
    case 'strike':
      return [crack(1200, 0.5, 0.12), glide(420, 110, 0.25, 0.3)];
    case 'turn':
      return [glide(330, 165, 0.18, 0.28), glide(165, 247, 0.15, 0.24, 0.18)];
    case 'double':
      return [plucked(330), plucked(330, 0.1), plucked(660, 0.2)];
    case 'chime':
      return [
        { ...plucked(587, 0, 0.22), wave: 'sine', length: 0.7 },
        { ...plucked(880, 0.14, 0.2), wave: 'sine', length: 0.9 },
      ];
    case 'howl':
      return [howl(0, 440, 0.22), howl(0.9, 523, 0.1)];
  }
}
