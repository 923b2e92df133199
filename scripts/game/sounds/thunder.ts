import { RATE } from '../../brands/music/instruments.ts';

/** Claps that follow the first one, in a second. */
const CLAPS_PER_SECOND = 7;
/** Noise of the first clap and of the roll after it, as the weight of a new sample in a mean. */
const CRACK = 0.5;
const ROLL = 0.016;
/** The bass below hearing's edge that small speakers leave out, in Hz. */
const SUB = { from: 58, to: 27 };

/** Adds thunder: a crack, a roll of claps that get duller, and a sub bass. */
export function addThunder(
  samples: Float32Array,
  { at, seconds, loud }: { readonly at: number; readonly seconds: number; readonly loud: number },
  random: () => number,
): void {
  const start = Math.round(at * RATE);
  const length = Math.min(samples.length - start, Math.round(seconds * RATE));
  const claps = Array.from({ length: Math.ceil(seconds * CLAPS_PER_SECOND) }, (_, index) =>
    index === 0 ? { at: 0, loud: 1 } : { at: random() ** 1.3 * seconds * 0.85, loud: 0.25 + random() * 0.5 },
  );
  let [low, lower, phase, loudness] = [0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const t = index / RATE;
    const part = index / length;
    if (index % 32 === 0) {
      loudness = 0;
      for (const clap of claps) if (t >= clap.at) loudness += clap.loud * Math.exp(-(t - clap.at) * 5.5);
      loudness *= (1 - part) ** 1.4;
    }
    const weight = ROLL + (CRACK - ROLL) * Math.exp(-t * 9);
    low += weight * (random() * 2 - 1 - low);
    lower += weight * 1.6 * (low - lower);
    phase += (2 * Math.PI * SUB.from * (SUB.to / SUB.from) ** part) / RATE;
    const sub = Math.sin(phase) * Math.min(1, t / 0.02) * Math.exp(-2.4 * part) * (1 - part) * 0.5;
    const roll = (lower * loudness * Math.min(1, index / 24)) / Math.sqrt(weight);
    samples[start + index] = (samples[start + index] ?? 0) + (roll * 0.5 + sub) * loud;
  }
}
