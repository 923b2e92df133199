import { pitchOf, RATE } from '../../brands/music/instruments.ts';

/** A note of the horn: MIDI number, start and length in seconds, loudness. */
export type HornNote = readonly [midi: number, at: number, seconds: number, loud: number];

/** How far below its pitch a note begins, in semitones, and how fast it rises (1/s). */
const SCOOP = { depth: 1.6, rate: 11 };
const VIBRATO = { pitch: 4.3, depth: 0.1 };
/** The phase of each overtone at the start, as cosine and sine. */
const SHIFTS = Array.from({ length: 9 }, (_, at) => {
  const phase = (at + 1) ** 2 * 0.3;
  return [Math.cos(phase), Math.sin(phase)] as const;
});
const ATTACK_SECONDS = 0.14;
const RELEASE_SECONDS = 0.2;
/** The pitch is computed once for this many samples. */
const BLOCK = 32;

/** Adds a war horn. The louder a note gets, the more of its overtones sound. */
export function addHorn(samples: Float32Array, notes: readonly HornNote[], random: () => number): void {
  for (const [midi, at, seconds, loud] of notes) {
    const start = Math.round(at * RATE);
    const length = Math.min(samples.length - start, Math.round((seconds + RELEASE_SECONDS) * RATE));
    const breath = { low: 0 };
    let [phase, step, shape, bright] = [0, 0, 0, 0];
    for (let index = 0; index < length; index += 1) {
      if (index % BLOCK === 0) {
        const t = index / RATE;
        const vibrato = VIBRATO.depth * Math.sin(2 * Math.PI * VIBRATO.pitch * t) * Math.min(1, t);
        step = (2 * Math.PI * pitchOf(midi + vibrato - SCOOP.depth * Math.exp(-SCOOP.rate * t))) / RATE;
        const swells = Math.min(1, (t + 0.002) / ATTACK_SECONDS);
        const leaves = Math.min(1, Math.max(0, (seconds + RELEASE_SECONDS - t) / RELEASE_SECONDS));
        shape = loud * 0.34 * swells ** 1.5 * leaves;
        bright = 0.46 + 0.28 * swells * leaves;
      }
      phase += step;
      breath.low += 0.06 * (random() * 2 - 1 - breath.low);
      let tone = breath.low * 0.25;
      let share = 1;
      // The sine and the cosine of each overtone follow from those of the one before.
      const [turnX, turnY] = [Math.cos(phase), Math.sin(phase)];
      let [x, y] = [turnX, turnY];
      for (const [shiftX, shiftY] of SHIFTS) {
        tone += share * (y * shiftX + x * shiftY);
        share *= bright;
        const next = x * turnX - y * turnY;
        y = x * turnY + y * turnX;
        x = next;
      }
      samples[start + index] = (samples[start + index] ?? 0) + tone * shape;
    }
  }
}
