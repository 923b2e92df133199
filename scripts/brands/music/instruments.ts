import type { Voice } from '../synthesise.ts';

export const RATE = 32_000;

/** A partial ends at this level, which is inaudible. */
const SILENCE = 0.0005;

/** The loudness of a tone over time, in seconds and 1/s. */
interface Envelope {
  readonly attack: number;
  readonly decay: number;
  /** Start and length of the fade. A struck tone continues to sound instead. */
  readonly release?: { readonly at: number; readonly takes: number };
}

/**
 * Adds a sine to the samples. It rotates a vector, which takes a tenth of the time of `Math.sin`.
 * @param at start in seconds; the tone is cut off at the end of the samples
 */
function addSine(samples: Float32Array, at: number, pitch: number, loud: number, envelope: Envelope): void {
  // A pitch above half the rate would alias.
  if (pitch >= RATE / 2) return;
  const { attack, decay, release } = envelope;
  const start = Math.round(at * RATE);
  const rise = Math.max(1, attack * RATE);
  const fadeFrom = release === undefined ? Number.POSITIVE_INFINITY : release.at * RATE;
  const fade = release === undefined ? 1 : release.takes * RATE;
  const rings = decay > 0 ? (Math.log(1 / SILENCE) / decay) * RATE : Number.POSITIVE_INFINITY;
  const length = Math.min(samples.length - start, Math.ceil(rings), Math.ceil(fadeFrom + fade));
  const dies = Math.exp(-decay / RATE);
  const cos = Math.cos((2 * Math.PI * pitch) / RATE) * dies;
  const sin = Math.sin((2 * Math.PI * pitch) / RATE) * dies;
  let x = loud;
  let y = 0;
  // The parts in which the loudness changes have loops of their own, since most of a tone keeps it.
  const [steadyFrom, steadyTo] = [Math.ceil(rise), Math.min(length, Math.ceil(fadeFrom))];
  const change = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      const swell = index < rise ? index / rise : 1;
      const leaves = index > fadeFrom ? 1 - (index - fadeFrom) / fade : 1;
      samples[start + index] = (samples[start + index] ?? 0) + y * swell * leaves;
      const next = x * cos - y * sin;
      y = x * sin + y * cos;
      x = next;
    }
  };
  change(0, Math.min(length, steadyFrom));
  for (let index = start + steadyFrom; index < start + steadyTo; index += 1) {
    samples[index] = (samples[index] ?? 0) + y;
    const next = x * cos - y * sin;
    y = x * sin + y * cos;
    x = next;
  }
  change(Math.max(steadyFrom, steadyTo), length);
}

/** In Hz. */
export const pitchOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Adds a note of the brand's voice, which sounds longer than in a short sound. @param longer the factor by which the note is longer */
export function strike(
  samples: Float32Array,
  at: number,
  midi: number,
  loud: number,
  partials: Voice['partials'],
  longer: number,
): void {
  const pitch = pitchOf(midi);
  for (const partial of partials) {
    addSine(samples, at, pitch * partial.times, loud * partial.loud, {
      attack: 0.004,
      decay: partial.decay / longer,
    });
  }
}

/** Adds a long, soft tone of two slightly detuned sines with an overtone. */
export function sustain(samples: Float32Array, at: number, midi: number, seconds: number, loud: number): void {
  const pitch = pitchOf(midi);
  const envelope: Envelope = { attack: 0.6, decay: 0, release: { at: seconds * 0.8, takes: seconds * 0.4 } };
  addSine(samples, at, pitch * 0.9985, loud * 0.5, envelope);
  addSine(samples, at, pitch * 1.0015, loud * 0.5, envelope);
  addSine(samples, at, pitch * 2, loud * 0.12, envelope);
}

export function pluckBass(samples: Float32Array, at: number, midi: number, loud: number): void {
  const pitch = pitchOf(midi);
  addSine(samples, at, pitch, loud, { attack: 0.01, decay: 2.2 });
  addSine(samples, at, pitch * 2, loud * 0.35, { attack: 0.006, decay: 5 });
  addSine(samples, at, pitch * 3, loud * 0.1, { attack: 0.004, decay: 9 });
}

/** Adds a shaker: noise without its low part, with a fast decay. @param random returns numbers from 0 to 1 */
export function shake(samples: Float32Array, at: number, loud: number, random: () => number): void {
  const start = Math.round(at * RATE);
  const length = Math.min(samples.length - start, Math.round(RATE * 0.09));
  let before = 0;
  for (let index = 0; index < length; index += 1) {
    const noise = random() * 2 - 1;
    const shape = Math.min(1, index / (RATE * 0.004)) * Math.exp((-index / RATE) * 48);
    samples[start + index] = (samples[start + index] ?? 0) + (noise - before) * shape * loud;
    before = noise;
  }
}

/** Adds an echo that gets softer and duller each time. @param delay seconds */
export function addEcho(samples: Float32Array, delay: number, feedback: number): void {
  const back = Math.round(delay * RATE);
  let dull = 0;
  for (let index = back; index < samples.length; index += 1) {
    dull += 0.35 * ((samples[index - back] ?? 0) - dull);
    samples[index] = (samples[index] ?? 0) + dull * feedback;
  }
}
