/** Small synthesised sounds: original, deterministic, a few kilobytes each. */

const RATE = 16_000;

/** A partial of a voice: a multiple of the note's pitch, its loudness, and its decay (1/s). */
interface Partial {
  readonly times: number;
  readonly loud: number;
  readonly decay: number;
}

export interface Voice {
  /** Pitch of the lowest note, Hz. */
  readonly root: number;
  readonly partials: readonly Partial[];
}

/** The voices of the brands. */
export const voices = {
  /** Metal, festive: partials of a struck bell. */
  bell: {
    root: 784,
    partials: [
      { times: 1, loud: 0.5, decay: 6 },
      { times: 2.76, loud: 0.3, decay: 10 },
      { times: 5.4, loud: 0.15, decay: 18 },
    ],
  },
  /** A bar of wood: short, warm. */
  wood: {
    root: 392,
    partials: [
      { times: 1, loud: 0.7, decay: 16 },
      { times: 3.93, loud: 0.25, decay: 34 },
    ],
  },
  /** A sharp, electric edge: odd partials, as of a square wave. */
  edge: {
    root: 523,
    partials: [
      { times: 1, loud: 0.5, decay: 12 },
      { times: 3, loud: 0.17, decay: 14 },
      { times: 5, loud: 0.1, decay: 16 },
      { times: 7, loud: 0.07, decay: 18 },
    ],
  },
  /** Water and glass: nearly pure, round. */
  glass: {
    root: 659,
    partials: [
      { times: 1, loud: 0.75, decay: 8 },
      { times: 2, loud: 0.15, decay: 14 },
    ],
  },
} as const satisfies Record<string, Voice>;

/** The notes of each sound: semitones above the root, start, and the length of the sound in seconds. */
const tunes = {
  press: { notes: [[0, 0]], length: 0.08 },
  message: {
    notes: [
      [7, 0],
      [12, 0.07],
    ],
    length: 0.35,
  },
  coin: {
    notes: [
      [12, 0],
      [19, 0.05],
    ],
    length: 0.4,
  },
  win: {
    notes: [
      [0, 0],
      [4, 0.09],
      [7, 0.18],
      [12, 0.27],
      [16, 0.36],
    ],
    length: 1,
  },
  envelope: {
    notes: [
      [12, 0],
      [7, 0.06],
      [14, 0.14],
      [19, 0.24],
    ],
    length: 0.7,
  },
} as const satisfies Record<string, { notes: readonly (readonly [number, number])[]; length: number }>;

const has = <Names extends object>(names: Names, name: string): name is Extract<keyof Names, string> =>
  Object.hasOwn(names, name);

/** The file names of all sounds: `bell-win.wav`. */
export const soundFiles: readonly string[] = Object.keys(voices).flatMap((voice) =>
  Object.keys(tunes).map((tune) => `${voice}-${tune}.wav`),
);

/** Encodes sixteen-bit mono PCM as a WAV file. @param rate samples per second */
export function wav(samples: Float64Array, rate = RATE): Buffer {
  const bytes = samples.length * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(bytes, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2));
  return file;
}

/** Plays one of {@link soundFiles}. @throws Error for an unknown sound */
export function synthesise(name: string): Buffer {
  const [, voiceName = '', tuneName = ''] = /^(\w+)-(\w+)\.wav$/.exec(name) ?? [];
  if (!has(voices, voiceName) || !has(tunes, tuneName)) throw new Error(`there is no sound "${name}"`);
  const { root, partials } = voices[voiceName];
  const { notes, length } = tunes[tuneName];
  const samples = new Float64Array(Math.round(RATE * length));
  for (const [semitone, start] of notes) {
    const pitch = root * 2 ** (semitone / 12);
    for (let index = Math.round(start * RATE); index < samples.length; index++) {
      const time = index / RATE - start;
      // A rise of two milliseconds avoids clicks.
      const rise = Math.min(1, time / 0.002);
      for (const { times, loud, decay } of partials) {
        // A pitch above half the rate would alias.
        if (pitch * times < RATE / 2) {
          samples[index] =
            (samples[index] ?? 0) +
            rise * loud * Math.exp(-decay * time) * Math.sin(2 * Math.PI * pitch * times * time);
        }
      }
    }
  }
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = RATE * 0.02;
  return wav(samples.map((sample, index) => (sample / peak) * 0.8 * Math.min(1, (samples.length - 1 - index) / fade)));
}
