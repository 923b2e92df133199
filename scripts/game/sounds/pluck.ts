import { pitchOf, RATE } from '../../brands/music/instruments.ts';

/** The root mean square of a string at its start. */
const POWER = 0.35;
/** Softness of the fingertip: 0 plucks with bare noise. */
const TOUCH = 0.45;

/**
 * Adds a plucked string by the algorithm of Karplus and Strong: noise runs around a delay line that loses its overtones first.
 * @param ring seconds after which the string is inaudible
 * @param random numbers from 0 to 1
 */
export function pluck(
  samples: Float32Array,
  at: number,
  midi: number,
  loud: number,
  ring: number,
  random: () => number,
): void {
  const period = RATE / pitchOf(midi);
  // The average of two neighbours delays by half a sample. An all-pass filter adds the fraction that is left.
  const length = Math.floor(period - 0.6);
  const rest = period - 0.5 - length;
  const allPass = (1 - rest) / (1 + rest);
  const loss = 0.001 ** (period / RATE / ring);
  const line = new Float32Array(length);
  let soft = 0;
  let sum = 0;
  let power = 0;
  for (let index = 0; index < length; index += 1) {
    soft += (1 - TOUCH) * (random() * 2 - 1 - soft);
    line[index] = soft;
    sum += soft;
    power += soft * soft;
  }
  // Each string begins with the same power, and about zero.
  const gain = POWER / Math.sqrt(power / length);
  for (let index = 0; index < length; index += 1) line[index] = ((line[index] ?? 0) - sum / length) * gain;
  const start = Math.round(at * RATE);
  const end = Math.min(samples.length, start + Math.round(ring * RATE));
  let before = 0;
  let passedIn = 0;
  let passedOut = 0;
  for (let index = start, place = 0; index < end; index += 1, place = (place + 1) % length) {
    const value = line[place] ?? 0;
    const swell = Math.min(1, (index - start) / 32);
    const leaves = Math.min(1, (end - index) / 640);
    samples[index] = (samples[index] ?? 0) + value * loud * swell * leaves;
    const average = ((value + before) / 2) * loss;
    before = value;
    passedOut = allPass * (average - passedOut) + passedIn;
    passedIn = average;
    line[place] = passedOut;
  }
}
