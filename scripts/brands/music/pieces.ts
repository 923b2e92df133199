import type { voices } from '../synthesise.ts';

/** A note of a motif: its step in the scale (5 steps per octave, 0 is the root), its first beat, and its length in beats. */
export type MotifNote = readonly [step: number, beat: number, beats: number];

/** The parts of a section of four bars. */
export interface Section {
  /** The chords by name, one per bar. */
  readonly chords: readonly [string, string, string, string];
  /** The lead's motifs in the first and the last two bars. */
  readonly lead?: readonly [string, string];
  /** Moves the lead by this many steps of the scale. */
  readonly leadShift?: number;
  /** Loudness of the accompaniment, 0 to 1. */
  readonly pad?: number;
  readonly bass?: number;
  readonly pattern?: number;
  readonly percussion?: number;
}

/** A piece of music of more than a minute, for one voice. */
export interface Piece {
  readonly voice: keyof typeof voices;
  /** Beats per minute; four make a bar. */
  readonly tempo: number;
  /** MIDI number of the root of the lead's octave. */
  readonly root: number;
  /** Semitones of the five steps above the root. */
  readonly scale: readonly [number, number, number, number, number];
  /** Semitones above the root, an octave or two lower than the lead. */
  readonly chords: Readonly<Record<string, readonly number[]>>;
  /** Two bars each. */
  readonly motifs: Readonly<Record<string, readonly MotifNote[]>>;
  /** The chord note of the accompaniment on each half beat of a bar; null is a rest. */
  readonly pattern: readonly (number | null)[];
  /** Loudness of the shaker on each half beat of a bar, 0 to 1. */
  readonly shaker: readonly number[];
  readonly sections: readonly Section[];
}

const MAJOR = [0, 2, 4, 7, 9] as const;
const MINOR = [0, 3, 5, 7, 10] as const;

/** Festive and bright: bells over a walking bass, like a street on New Year's Eve. */
const bell: Piece = {
  voice: 'bell',
  tempo: 92,
  root: 79,
  scale: MAJOR,
  chords: { I: [0, 4, 7], vi: [-3, 0, 4], IV: [-7, -3, 0], V: [-5, -1, 2], ii: [-10, -7, -3] },
  motifs: {
    call: [
      [4, 0, 1],
      [3, 1, 1],
      [2, 2, 1.5],
      [1, 3.5, 0.5],
      [2, 4, 1],
      [3, 5, 1],
      [4, 6, 2],
    ],
    answer: [
      [5, 0, 1],
      [4, 1, 0.5],
      [3, 1.5, 1.5],
      [2, 3, 1],
      [1, 4, 1],
      [2, 5, 1],
      [0, 6, 2],
    ],
    lift: [
      [2, 0, 0.5],
      [3, 0.5, 0.5],
      [5, 1, 2],
      [4, 3, 1],
      [3, 4, 0.5],
      [4, 4.5, 0.5],
      [6, 5, 3],
    ],
  },
  pattern: [0, null, 2, 1, null, 2, 1, null],
  shaker: [0.4, 0.15, 0.8, 0.2, 0.4, 0.15, 0.8, 0.35],
  sections: [
    { chords: ['I', 'vi', 'IV', 'V'], pad: 0.7, bass: 0.6, pattern: 0.5 },
    { chords: ['I', 'vi', 'IV', 'V'], lead: ['call', 'answer'], pad: 0.6, bass: 0.8, pattern: 0.6, percussion: 0.5 },
    { chords: ['vi', 'IV', 'ii', 'V'], lead: ['lift', 'answer'], pad: 0.7, bass: 1, pattern: 0.8, percussion: 0.8 },
    { chords: ['I', 'V', 'vi', 'IV'], lead: ['call', 'lift'], pad: 0.6, bass: 1, pattern: 0.8, percussion: 0.8 },
    { chords: ['ii', 'V', 'I', 'vi'], lead: ['answer', 'call'], leadShift: -2, pad: 0.9, bass: 0.6, pattern: 0.4 },
    { chords: ['IV', 'V', 'I', 'I'], lead: ['lift', 'answer'], pad: 0.8, bass: 0.8, pattern: 0.5, percussion: 0.4 },
  ],
};

/** Warm and walking: marimba and shaker, like a wide plain. */
const wood: Piece = {
  voice: 'wood',
  tempo: 88,
  root: 72,
  scale: MAJOR,
  chords: { I: [0, 4, 7], IV: [-7, -3, 0], V: [-5, -1, 2], vi: [-3, 0, 4] },
  motifs: {
    call: [
      [0, 0, 0.5],
      [2, 0.5, 0.5],
      [3, 1, 1],
      [2, 2.5, 0.5],
      [3, 3, 1],
      [4, 4, 0.5],
      [3, 4.5, 0.5],
      [2, 5, 1],
      [0, 6.5, 1.5],
    ],
    answer: [
      [4, 0, 0.5],
      [5, 0.5, 1],
      [4, 1.5, 0.5],
      [3, 2, 1.5],
      [2, 4, 0.5],
      [3, 4.5, 1],
      [1, 5.5, 0.5],
      [0, 6, 2],
    ],
    rest: [
      [3, 0, 2],
      [2, 2.5, 1.5],
      [0, 5, 2],
    ],
  },
  pattern: [0, 2, 1, 2, 0, 2, 1, null],
  shaker: [0.7, 0.2, 0.5, 0.25, 0.7, 0.2, 0.5, 0.5],
  sections: [
    { chords: ['I', 'IV', 'I', 'V'], bass: 0.5, pattern: 0.7, percussion: 0.3 },
    { chords: ['I', 'IV', 'I', 'V'], lead: ['call', 'answer'], bass: 0.8, pattern: 0.7, percussion: 0.6, pad: 0.3 },
    {
      chords: ['vi', 'IV', 'I', 'V'],
      lead: ['call', 'rest'],
      leadShift: 1,
      bass: 1,
      pattern: 0.8,
      percussion: 0.9,
      pad: 0.5,
    },
    { chords: ['IV', 'V', 'vi', 'I'], lead: ['rest', 'rest'], bass: 0.6, pattern: 0.5, percussion: 0.4, pad: 0.8 },
    { chords: ['I', 'IV', 'vi', 'V'], lead: ['answer', 'call'], bass: 1, pattern: 0.8, percussion: 0.9, pad: 0.4 },
    { chords: ['IV', 'V', 'I', 'I'], lead: ['call', 'answer'], bass: 0.7, pattern: 0.6, percussion: 0.3, pad: 0.6 },
  ],
};

/** Cool and driving: an arpeggio at night between neon signs. */
const edge: Piece = {
  voice: 'edge',
  tempo: 100,
  root: 69,
  scale: MINOR,
  chords: { i: [0, 3, 7], VI: [-4, 0, 3], VII: [-2, 2, 5], iv: [-7, -4, 0], v: [-5, -2, 2] },
  motifs: {
    call: [
      [0, 0, 1.5],
      [2, 1.5, 1],
      [3, 2.5, 1.5],
      [4, 4, 1],
      [3, 5, 1],
      [2, 6, 2],
    ],
    answer: [
      [5, 0, 1],
      [4, 1, 0.5],
      [3, 1.5, 1],
      [2, 2.5, 1.5],
      [1, 4.5, 1],
      [0, 6, 2],
    ],
    high: [
      [5, 0, 2],
      [6, 2, 1.5],
      [4, 3.5, 0.5],
      [5, 4, 3],
    ],
  },
  pattern: [0, 1, 2, 1, 0, 2, 1, 2],
  shaker: [0.15, 0.5, 0.15, 0.6, 0.15, 0.5, 0.25, 0.7],
  sections: [
    { chords: ['i', 'VI', 'VII', 'i'], pattern: 0.7, pad: 0.5 },
    { chords: ['i', 'VI', 'VII', 'i'], lead: ['call', 'answer'], pattern: 0.7, bass: 0.8, pad: 0.5 },
    { chords: ['iv', 'VI', 'VII', 'v'], lead: ['high', 'answer'], pattern: 0.8, bass: 1, percussion: 0.7, pad: 0.5 },
    { chords: ['i', 'VI', 'iv', 'VII'], lead: ['call', 'high'], pattern: 0.8, bass: 1, percussion: 0.9, pad: 0.6 },
    { chords: ['VI', 'VII', 'i', 'i'], pattern: 0.4, bass: 0.5, pad: 0.9 },
    { chords: ['iv', 'VI', 'VII', 'v'], lead: ['high', 'call'], pattern: 0.8, bass: 1, percussion: 0.9, pad: 0.6 },
    { chords: ['VI', 'VII', 'i', 'i'], lead: ['answer', 'answer'], pattern: 0.6, bass: 0.7, percussion: 0.3, pad: 0.6 },
  ],
};

/** Calm and wide: glass over long chords, like still water. */
const glass: Piece = {
  voice: 'glass',
  tempo: 72,
  root: 76,
  scale: MAJOR,
  chords: { I: [0, 4, 7, 14], IV: [-7, -3, 0, 4], vi: [-3, 0, 4, 7], V: [-5, 2, 7, 9], iii: [-8, -5, -1, 2] },
  motifs: {
    call: [
      [2, 0, 2],
      [4, 2, 1],
      [3, 3, 2],
      [1, 5.5, 0.5],
      [0, 6, 2],
    ],
    answer: [
      [5, 0, 1.5],
      [4, 1.5, 1.5],
      [2, 3, 2],
      [3, 5, 3],
    ],
    far: [
      [6, 1, 2],
      [5, 3.5, 2.5],
      [4, 6, 2],
    ],
  },
  pattern: [0, null, 1, null, 2, null, 3, 1],
  shaker: [0, 0, 0.2, 0, 0, 0, 0.3, 0.1],
  sections: [
    { chords: ['I', 'vi', 'IV', 'V'], pad: 1, pattern: 0.3 },
    { chords: ['I', 'vi', 'IV', 'V'], lead: ['call', 'answer'], pad: 0.9, bass: 0.6, pattern: 0.5 },
    { chords: ['vi', 'iii', 'IV', 'V'], lead: ['far', 'call'], pad: 0.9, bass: 0.8, pattern: 0.6, percussion: 0.4 },
    { chords: ['IV', 'V', 'iii', 'vi'], lead: ['answer', 'far'], pad: 1, bass: 0.8, pattern: 0.6, percussion: 0.4 },
    { chords: ['IV', 'V', 'I', 'I'], lead: ['call', 'call'], leadShift: -1, pad: 1, bass: 0.5, pattern: 0.3 },
  ],
};

export const pieces: Readonly<Record<keyof typeof voices, Piece>> = { bell, wood, edge, glass };
