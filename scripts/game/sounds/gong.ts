import { pitchOf, RATE } from '../../brands/music/instruments.ts';

/** The partials of a large gong: multiple of its pitch, loudness, decay (1/s), and how long it takes to swell. */
const PARTIALS = [
  [1, 1, 0.9, 0.01],
  [1.48, 0.6, 1.1, 0.03],
  [2.02, 0.55, 1.2, 0.05],
  [2.57, 0.4, 1.5, 0.1],
  [3.21, 0.34, 1.8, 0.16],
  [4.13, 0.26, 2.2, 0.22],
  [5.39, 0.18, 2.8, 0.26],
  [7.02, 0.1, 3.6, 0.3],
] as const;

/** A partial ends at this level, which is inaudible. */
const SILENCE = 0.0004;

/** The pitch is computed once for this many samples. */
const BLOCK = 64;

/** Adds a gong. Its high partials bloom after the stroke, and its pitch sinks a little. */
export function addGong(samples: Float32Array, at: number, midi: number, loud: number): void {
  const start = Math.round(at * RATE);
  const length = Math.min(samples.length - start, RATE * 6);
  for (const [times, share, decay, swell] of PARTIALS) {
    const dies = Math.exp(-decay / RATE);
    // A vector that turns by the pitch and dies away.
    let [x, y, cos, sin] = [share * loud * 0.5, 0, 1, 0];
    for (let index = 0; index < length; index += 1) {
      if (index % BLOCK === 0) {
        if (x * x + y * y < SILENCE * SILENCE) break;
        const step = (2 * Math.PI * times * pitchOf(midi + 0.35 * Math.exp((-3 * index) / RATE))) / RATE;
        cos = Math.cos(step) * dies;
        sin = Math.sin(step) * dies;
      }
      const next = x * cos - y * sin;
      y = x * sin + y * cos;
      x = next;
      samples[start + index] = (samples[start + index] ?? 0) + y * Math.min(1, index / RATE / swell);
    }
  }
}
