/** Plays the sounds of the table, once somebody has touched the page and as long as they want it. */
import { tune, type Note, type Sound } from '../core/tunes.ts';
import { prefs } from './prefs.svelte.ts';

const LOUDNESS = 0.5;
const GESTURES = ['pointerdown', 'keydown'] as const;

class Sounds {
  private air: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;

  /** Browsers let a page sound after a gesture only. Call once. */
  listen(): () => void {
    const wake = (): void => {
      this.open();
      if (this.air?.state === 'suspended') void this.air.resume();
    };
    for (const gesture of GESTURES) addEventListener(gesture, wake, { passive: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake);
    };
  }

  /** A page out of sight is silent, unless it has to call its player. */
  play(sound: Sound, value = 0, away = false): void {
    if (!prefs.sound || (document.hidden && !away) || this.air?.state !== 'running') return;
    for (const note of tune(sound, value)) this.sing(note);
  }

  private open(): void {
    if (this.air || !prefs.sound || !('AudioContext' in window)) return;
    this.air = new AudioContext();
    this.out = new GainNode(this.air, { gain: LOUDNESS });
    // Several at once do not crackle.
    this.out.connect(new DynamicsCompressorNode(this.air)).connect(this.air.destination);
  }

  private sing(note: Note): void {
    const { air, out } = this;
    if (!air || !out) return;
    const start = air.currentTime + note.start;
    const end = start + note.length;
    const volume = new GainNode(air, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(note.loud, start + note.attack);
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(out);
    const source = note.wave === 'noise' ? this.wood(air, note) : tone(air, note, start);
    source.connect(volume);
    source.start(start);
    source.stop(end + 0.02);
  }

  /** Noise through a narrow band: a knock on wood. */
  private wood(air: AudioContext, note: Note): Voice {
    if (!this.noise) {
      this.noise = air.createBuffer(1, air.sampleRate / 2, air.sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    }
    const source = new AudioBufferSourceNode(air, { buffer: this.noise });
    const hertz = note.pitch[0]?.[1] ?? 1000;
    const band = new BiquadFilterNode(air, { type: 'bandpass', frequency: hertz, Q: 1.2 });
    source.connect(band);
    return {
      connect: (to) => band.connect(to),
      start: (at) => source.start(at),
      stop: (at) => source.stop(at),
    };
  }
}

interface Voice {
  connect(to: AudioNode): unknown;
  start(at: number): void;
  stop(at: number): void;
}

function tone(air: AudioContext, note: Note, start: number): Voice {
  const source = new OscillatorNode(air, { type: note.wave === 'noise' ? 'sine' : note.wave });
  for (const [at, hertz] of note.pitch) {
    if (at === 0) source.frequency.setValueAtTime(hertz, start);
    else source.frequency.exponentialRampToValueAtTime(hertz, start + at);
  }
  return source;
}

export const sounds = new Sounds();
