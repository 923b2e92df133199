import * as z from 'zod';

const Seconds = z.number().min(0);
const Loud = z.number().min(0).max(2);
/** The filter of the noise is unstable from about 9,000 Hz on. */
const WindHertz = z.number().positive().max(8500);
const Voice = z.enum(['bell', 'wood', 'edge', 'glass']);

/** A note: MIDI number, start in seconds, loudness. */
const Note = z.tuple([z.number(), Seconds, Loud]);

/** A note of the flute: MIDI number, start and length, loudness. */
const LongNote = z.tuple([z.number(), Seconds, Seconds, Loud]);

const Layer = z.discriminatedUnion('play', [
  /** Struck notes of a voice. They ring `ring` times as long as in a short sound. */
  z.strictObject({ play: z.literal('notes'), voice: Voice, ring: z.number().positive(), notes: z.array(Note).min(1) }),
  /** Plucked strings, as of a koto. Each is inaudible after `ring` seconds. */
  z.strictObject({ play: z.literal('pluck'), ring: z.number().positive(), notes: z.array(Note).min(1) }),
  /** Long, soft tones of `seconds` each. */
  z.strictObject({ play: z.literal('tones'), seconds: Seconds, notes: z.array(Note).min(1) }),
  /** A sine with a sliding pitch in Hz: a knock, or a riser. */
  z.strictObject({
    play: z.literal('slide'),
    at: Seconds,
    seconds: Seconds,
    from: z.number().positive(),
    to: z.number().positive(),
    loud: Loud,
    /** Whether it grows instead of fading. */
    grows: z.boolean(),
  }),
  /** Noise about a sliding pitch in Hz. */
  z.strictObject({
    play: z.literal('wind'),
    at: Seconds,
    seconds: Seconds,
    from: WindHertz,
    to: WindHertz,
    loud: Loud,
  }),
  /** A bamboo flute. */
  z.strictObject({ play: z.literal('flute'), notes: z.array(LongNote).min(1) }),
  /** A large gong. */
  z.strictObject({ play: z.literal('gong'), at: Seconds, midi: z.number(), loud: Loud }),
  /** A war horn. */
  z.strictObject({ play: z.literal('horn'), notes: z.array(LongNote).min(1) }),
  /** Thunder with a sub bass. */
  z.strictObject({ play: z.literal('thunder'), at: Seconds, seconds: Seconds, loud: Loud }),
  /** An owl that calls twice. */
  z.strictObject({ play: z.literal('hoot'), at: Seconds, midi: z.number(), loud: Loud }),
]);
export type Layer = z.infer<typeof Layer>;

const Effect = z.strictObject({
  seconds: Seconds,
  echo: z.exactOptional(z.strictObject({ delay: Seconds, feedback: z.number().min(0).max(0.9) })),
  layers: z.array(Layer).min(1),
});
export type Effect = z.infer<typeof Effect>;

const Chord = z.string();
const Section = z.strictObject({
  chords: z.tuple([Chord, Chord, Chord, Chord]),
  lead: z.exactOptional(z.tuple([z.string(), z.string()])),
  leadShift: z.exactOptional(z.int()),
  pad: z.exactOptional(Loud),
  bass: z.exactOptional(Loud),
  pattern: z.exactOptional(Loud),
  percussion: z.exactOptional(Loud),
});

/** A piece in the format of `scripts/brands/music`. */
const Music = z.strictObject({
  voice: Voice,
  tempo: z.number().positive(),
  root: z.int(),
  scale: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  chords: z.record(Chord, z.array(z.int()).min(1)),
  motifs: z.record(z.string(), z.array(z.tuple([z.int(), z.number(), z.number()])).min(1)),
  pattern: z.array(z.union([z.int(), z.null()])),
  shaker: z.array(Loud),
  sections: z.array(Section).min(1),
  /** Loudness of the crickets behind it. */
  crickets: Loud,
  /** A flute over it. Starts and lengths are in beats. */
  flute: z.exactOptional(z.array(LongNote).min(1)),
  /** Gongs: MIDI number, start in beats, loudness. */
  gongs: z.exactOptional(z.array(Note).min(1)),
  /** Layers over the piece, such as a bell. */
  layers: z.exactOptional(z.array(Layer)),
});
export type Music = z.infer<typeof Music>;

/** `games/catalogue/<code>/sounds.json`: the score of every sound of a game by file name. */
export const SoundsFile = z.strictObject({
  effects: z.record(z.string().regex(/^[a-z-]+\.(wav|mp3)$/), Effect),
  music: z.record(z.string().regex(/^[a-z-]+\.mp3$/), Music),
});
export type SoundsFile = z.infer<typeof SoundsFile>;
