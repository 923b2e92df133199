import { type Voice, voices, wav } from './synthesise.ts';

/** Half a sound's: what plays quietly behind the pages needs no brilliance, and the file is half as long. */
const RATE = 8000;
const BEAT_S = 0.8;
const BEATS = 16;
/** Longest that a note rings, s. */
const RING_S = 3;

/** Semitones above the voice's root, an octave lower, by the beat on which they begin: five tones, nothing that presses. */
const melody = [
  [0, 0],
  [7, 1.5],
  [4, 3],
  [9, 4],
  [7, 5.5],
  [2, 7],
  [4, 8],
  [12, 9.5],
  [9, 11],
  [7, 12],
  [4, 13.5],
  [2, 15],
] as const;
/** Two octaves lower, a bar each. */
const bass = [
  [0, 0],
  [-3, 4],
  [5, 8],
  [-5, 12],
] as const;

/** The calm loops that there are, by the names of their files: `bell-music.wav`. */
export const musicFiles: readonly string[] = Object.keys(voices).map((voice) => `${voice}-music.wav`);

const has = (name: string): name is keyof typeof voices => Object.hasOwn(voices, name);

/** Plays one of {@link musicFiles}. What rings past the end is heard at the beginning, so that it goes round without a seam. @throws Error when there is no such loop */
export function compose(name: string): Buffer {
  const voice = /^(\w+)-music\.wav$/.exec(name)?.[1] ?? '';
  if (!has(voice)) throw new Error(`there is no music "${name}"`);
  const samples = new Float64Array(Math.round(RATE * BEAT_S * BEATS));
  const { root, partials } = voices[voice];
  for (const [semitone, beat] of melody) add(samples, (root / 2) * 2 ** (semitone / 12), beat, partials, 0.3);
  for (const [semitone, beat] of bass)
    add(samples, (root / 4) * 2 ** (semitone / 12), beat, partials.slice(0, 1), 0.15);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return wav(
    samples.map((sample) => (sample / peak) * 0.8),
    RATE,
  );
}

/** @param slower how much slower than a short sound it dies */
function add(samples: Float64Array, pitch: number, beat: number, partials: Voice['partials'], slower: number): void {
  const start = Math.round(beat * BEAT_S * RATE);
  for (let index = 0; index < RING_S * RATE; index++) {
    const time = index / RATE;
    // Swells in and is gone at its end.
    const shape = Math.min(1, time / 0.05) * (1 - time / RING_S);
    const at = (start + index) % samples.length;
    for (const { times, loud, decay } of partials) {
      if (pitch * times >= RATE / 2) continue;
      const tone = Math.sin(2 * Math.PI * pitch * times * time);
      samples[at] = (samples[at] ?? 0) + shape * loud * Math.exp(-decay * slower * time) * tone;
    }
  }
}
