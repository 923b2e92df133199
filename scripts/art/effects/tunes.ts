import { createMp3Encoder } from 'wasm-media-encoders';
import { effectSeconds } from '#art/effects/index.ts';
import { seededRandom } from '#art/drawing/random.ts';
import type { GiftId } from '#art/ids.ts';
import { addEcho, pluckBass, RATE, shake, strike, sustain } from '../../brands/music/instruments.ts';
import { voices } from '../../brands/synthesise.ts';

/** A note: its start in seconds, semitones above the tune's root, and its loudness. */
type Note = readonly [at: number, semitones: number, loud: number];

interface Tune {
  readonly voice: keyof typeof voices;
  /** A MIDI number. */
  readonly root: number;
  readonly notes: readonly Note[];
  /** Accompanying chords: start, tones and length. */
  readonly chords?: readonly (readonly [at: number, tones: readonly number[], seconds: number])[];
  /** Plucked low tones. */
  readonly bass?: readonly Note[];
  /** Rustling, cracking or banging: start, length in seconds, and strength. */
  readonly noises?: readonly (readonly [at: number, seconds: number, hard: number])[];
}

const run = (from: number, step: number, tones: readonly number[], loud = 0.5): readonly Note[] =>
  tones.map((semitones, index) => [from + index * step, semitones, loud] as const);

const TUNES: Readonly<Record<GiftId, Tune>> = {
  rose: {
    voice: 'glass',
    root: 72,
    notes: [...run(0.1, 0.16, [0, 4, 7, 11, 12]), ...run(1.1, 0.3, [16, 14, 12, 7, 12], 0.4)],
    chords: [[0.2, [-12, -5, 0, 4], 2.6]],
  },
  fireworks: {
    voice: 'bell',
    root: 76,
    notes: [...run(0.75, 0.06, [24, 19, 16, 12], 0.4), ...run(1.5, 0.12, [0, 4, 7, 12, 16, 19], 0.45)],
    bass: [
      [0.7, -24, 0.9],
      [1.1, -26, 0.7],
      [1.5, -24, 0.9],
      [2.4, -28, 0.8],
      [2.9, -24, 1],
    ],
    noises: [
      [0.3, 0.4, 0.3],
      [0.72, 0.7, 1.6],
      [1.15, 0.6, 1.2],
      [1.55, 0.7, 1.6],
      [2.35, 0.6, 1.2],
      [2.9, 0.9, 1.8],
    ],
  },
  corgi: {
    voice: 'wood',
    root: 67,
    notes: [
      ...run(0.1, 0.14, [0, 4, 7, 4, 9, 7], 0.7),
      ...run(1.2, 0.14, [0, 5, 9, 5, 12, 9], 0.7),
      ...run(2.3, 0.14, [7, 9, 11, 12, 16], 0.7),
    ],
    bass: [
      [0.1, -12, 0.6],
      [0.66, -5, 0.6],
      [1.2, -7, 0.6],
      [1.76, -12, 0.6],
      [2.3, -5, 0.6],
      [2.86, -12, 0.7],
    ],
  },
  meteor: {
    voice: 'glass',
    root: 74,
    notes: [
      ...run(0.5, 0.055, [24, 21, 19, 16, 12, 9], 0.35),
      ...run(1.1, 0.055, [28, 24, 21, 19, 16, 12], 0.35),
      ...run(1.8, 0.055, [31, 28, 24, 21, 19, 16, 12], 0.35),
      ...run(2.6, 0.055, [26, 24, 21, 19, 14, 12], 0.3),
    ],
    chords: [
      [0, [-17, -10, -5, -1], 2],
      [1.8, [-15, -8, -3, 4], 2],
    ],
  },
  car: {
    voice: 'edge',
    root: 64,
    notes: [...run(1.1, 0.1, [0, 7, 12, 7, 12, 19], 0.3), ...run(2.75, 0.07, [12, 14, 16, 19, 24], 0.3)],
    bass: [
      ...run(0, 0.09, [-31, -29, -27, -24, -22, -19, -20, -22, -24, -26, -28], 0.9),
      ...run(1.1, 0.18, [-28, -24, -28, -24, -28, -24, -28, -24], 0.8),
      ...run(2.6, 0.07, [-28, -26, -24, -22, -19, -17, -15, -12, -10], 0.9),
    ],
    noises: [
      [0.1, 1, 0.6],
      [2.7, 0.9, 0.9],
    ],
  },
  yacht: {
    voice: 'wood',
    root: 70,
    notes: [...run(0.9, 0.22, [0, 4, 7, 9, 7, 12], 0.5), ...run(2.5, 0.22, [9, 7, 4, 7, 12], 0.5)],
    chords: [
      [0.3, [-24, -17, -12], 1],
      [1.2, [-12, -8, -5], 1.6],
      [2.7, [-7, -3, 0], 1.4],
    ],
    noises: [
      [0, 1.1, 0.5],
      [1.6, 1.1, 0.4],
      [3.1, 1, 0.3],
    ],
  },
  castle: {
    voice: 'bell',
    root: 72,
    notes: [
      ...run(0.9, 0.15, [0, 4, 7, 12, 16], 0.4),
      ...run(1.9, 0.09, [12, 14, 16, 19, 21, 24], 0.4),
      ...run(2.9, 0.25, [19, 16, 12, 24], 0.4),
    ],
    chords: [
      [0, [-24, -17, -12], 1.2],
      [1, [-19, -12, -7, -3], 1],
      [1.9, [-12, -5, 0, 4], 2.2],
    ],
  },
  rocket: {
    voice: 'edge',
    root: 69,
    notes: [
      ...run(1.5, 0.1, [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 19, 21, 24], 0.25),
      ...run(3.1, 0.08, [24, 19, 16, 12], 0.3),
    ],
    chords: [[2.9, [-12, -5, 0, 4], 1.6]],
    bass: [...run(0.7, 0.1, [-36, -36, -36, -35, -34, -33, -32, -31, -30, -29, -28, -26, -24], 0.9), [2.9, -24, 1]],
    noises: [
      [0.7, 0.9, 0.6],
      [1.5, 1.4, 1.3],
      [2.92, 0.9, 1.8],
      [3.4, 0.7, 1.2],
    ],
  },
};

/** Bit rate for mono at 32 kHz. A sound of five seconds takes 25 KB. */
const KILOBITS_A_SECOND = 40;
const PEAK = 0.85;

/** Plays an effect's sound. @returns mono samples from -1 to 1, {@link RATE} per second, as long as the effect */
export function playTune(id: GiftId): Float32Array {
  const { voice, root, notes, chords = [], bass = [], noises = [] } = TUNES[id];
  const { partials } = voices[voice];
  const samples = new Float32Array(Math.round(effectSeconds(id) * RATE));
  const random = seededRandom(id);
  for (const [at, semitones, loud] of notes) strike(samples, at, root + semitones, loud, partials, 2);
  addEcho(samples, 0.21, 0.35);
  for (const [at, tones, seconds] of chords) for (const tone of tones) sustain(samples, at, root + tone, seconds, 0.16);
  for (const [at, semitones, loud] of bass) pluckBass(samples, at, root + semitones, loud * 0.4);
  for (const [at, seconds, hard] of noises)
    for (let grain = 0; grain < seconds * 40; grain += 1)
      shake(samples, at + grain / 40, hard * 0.14 * Math.exp((-grain / 40) * (2 / seconds)), random);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = 0.4 * RATE;
  return samples.map((sample, index) => (sample / peak) * PEAK * Math.min(1, (samples.length - 1 - index) / fade));
}

/** Encodes an effect's sound as MP3, which every browser decodes. */
export async function encodeTune(id: GiftId): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: RATE, bitrate: KILOBITS_A_SECOND });
  // Each result is a view of the encoder's memory, which the next call overwrites.
  const body = Buffer.from(encoder.encode([playTune(id)]));
  return Buffer.concat([body, Buffer.from(encoder.finalize())]);
}
