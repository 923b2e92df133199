import { pitchOf, RATE } from '../../brands/music/instruments.ts';
import { overtones } from './overtones.ts';

/** A note of the flute: MIDI number, start and length in seconds, loudness. */
export type FluteNote = readonly [midi: number, at: number, seconds: number, loud: number];

/** How far below its pitch a note begins, in semitones, and how fast it rises (1/s). */
const SCOOP = { depth: 0.7, rate: 22 };
const VIBRATO = { pitch: 5.1, depth: 0.22, after: 0.28 };
/** The loudness of the tone and of its overtones, those of a bamboo tube. */
const TONES = [1, 0.3, 0.16, 0.05] as const;

/** The pitch is computed once for this many samples. */
const BLOCK = 32;

/** In Hz, `t` seconds after the start of a note. */
function pitchAt(midi: number, t: number, wavers: number): number {
  const vibrato = VIBRATO.depth * wavers * Math.sin(2 * Math.PI * VIBRATO.pitch * t);
  return pitchOf(midi + vibrato - SCOOP.depth * Math.exp(-SCOOP.rate * t));
}

/** Adds a bamboo flute: a breathy tone that slides up to its pitch and begins to waver when it is long. */
export function addFlute(samples: Float32Array, notes: readonly FluteNote[], random: () => number): void {
  for (const [midi, at, seconds, loud] of notes) {
    const start = Math.round(at * RATE);
    const length = Math.min(samples.length - start, Math.round((seconds + 0.12) * RATE));
    let [phase, low, band] = [0, 0, 0];
    let [step, filter, shape, puff] = [0, 0, 0, 0];
    for (let index = 0; index < length; index += 1) {
      if (index % BLOCK === 0) {
        const t = index / RATE;
        const wavers = Math.min(1, Math.max(0, (t - VIBRATO.after) / 0.4));
        const pitch = pitchAt(midi, t, wavers);
        step = (2 * Math.PI * pitch) / RATE;
        filter = 2 * Math.sin((Math.PI * pitch) / RATE);
        const leaves = Math.min(1, Math.max(0, (seconds + 0.12 - t) / 0.16));
        const swells = Math.min(1, (t + BLOCK / RATE / 2) / 0.07);
        shape = loud * 0.6 * swells * (0.82 + 0.18 * wavers) * leaves;
        puff = 0.3 * (0.12 + 0.5 * Math.exp(-14 * t));
      }
      phase += step;
      low += filter * band;
      band += filter * (random() * 2 - 1 - low - 0.3 * band);
      const tone = puff * band + overtones(phase, TONES);
      samples[start + index] = (samples[start + index] ?? 0) + tone * shape;
    }
  }
}
