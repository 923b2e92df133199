import { seededRandom } from '#art/drawing/random.ts';
import { voices } from '../synthesise.ts';
import { addEcho, pluckBass, RATE, shake, strike, sustain } from './instruments.ts';
import { type Piece, pieces, type Section } from './pieces.ts';

const BEATS_A_BAR = 4;
const BARS_A_SECTION = 4;
/** Length of the fade in and out. The piece loops through silence, so that a decoder's padding causes no audible gap. */
const SWELL_S = 1;
const FADE_S = 3.5;
const PEAK = 0.8;

/**
 * Plays the piece of a voice.
 * @returns mono samples from -1 to 1, {@link RATE} per second
 */
export const compose = (voice: keyof typeof pieces): Float32Array => playPiece(pieces[voice], voice);

/**
 * Plays a piece.
 * @param seed the seed of the shaker's noise
 * @returns mono samples from -1 to 1, {@link RATE} per second
 */
export function playPiece(piece: Piece, seed: string): Float32Array {
  const beat = 60 / piece.tempo;
  const seconds = piece.sections.length * BARS_A_SECTION * BEATS_A_BAR * beat;
  const lead = new Float32Array(Math.round(seconds * RATE));
  const band = new Float32Array(lead.length);
  const random = seededRandom(seed);
  piece.sections.forEach((section, index) => {
    const at = index * BARS_A_SECTION * BEATS_A_BAR * beat;
    playLead(lead, piece, section, at, beat);
    section.chords.forEach((name, bar) => {
      playBar(band, piece, section, piece.chords[name] ?? [], at + bar * BEATS_A_BAR * beat, beat, random);
    });
  });
  addEcho(lead, beat * 0.75, 0.38);
  for (let index = 0; index < lead.length; index += 1) lead[index] = (lead[index] ?? 0) + (band[index] ?? 0);
  return master(lead);
}

/** Returns a step of the scale as a MIDI number, over any number of octaves. */
function noteOf({ root, scale }: Piece, step: number): number {
  const octave = Math.floor(step / scale.length);
  return root + octave * 12 + (scale[step - octave * scale.length] ?? 0);
}

function playLead(samples: Float32Array, piece: Piece, section: Section, at: number, beat: number): void {
  const { partials } = voices[piece.voice];
  section.lead?.forEach((name, half) => {
    for (const [step, from, beats] of piece.motifs[name] ?? []) {
      const start = at + (half * 2 * BEATS_A_BAR + from) * beat;
      // A longer note is a little louder.
      const loud = 0.5 + 0.08 * beats;
      strike(samples, start, noteOf(piece, step + (section.leadShift ?? 0)), loud, partials, 1.5 + beats);
    }
  });
}

function playBar(
  samples: Float32Array,
  piece: Piece,
  section: Section,
  chord: readonly number[],
  at: number,
  beat: number,
  random: () => number,
): void {
  const { pad = 0, bass = 0, pattern = 0, percussion = 0 } = section;
  const { partials } = voices[piece.voice];
  const low = piece.root - 12;
  for (const semitones of chord) if (pad > 0) sustain(samples, at, low + semitones, BEATS_A_BAR * beat, pad * 0.11);
  const [ground = 0] = chord;
  if (bass > 0) {
    pluckBass(samples, at, low - 12 + ground, bass * 0.42);
    pluckBass(samples, at + 2.5 * beat, low - 12 + ground, bass * 0.26);
  }
  piece.pattern.forEach((tone, half) => {
    const semitones = tone === null ? undefined : chord[tone];
    if (semitones !== undefined && pattern > 0)
      strike(samples, at + half * 0.5 * beat, low + semitones, pattern * 0.2, partials.slice(0, 2), 1.4);
  });
  piece.shaker.forEach((hard, half) => {
    if (hard > 0 && percussion > 0) shake(samples, at + half * 0.5 * beat, hard * percussion * 0.05, random);
  });
}

/** Normalises the loudness, and fades in and out, in place. */
function master(samples: Float32Array): Float32Array {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const warm = Math.tanh((samples[index] ?? 0) * 0.9);
    samples[index] = warm;
    peak = Math.max(peak, Math.abs(warm));
  }
  const end = samples.length - 1;
  for (let index = 0; index <= end; index += 1) {
    const shape = Math.min(1, index / (SWELL_S * RATE), (end - index) / (FADE_S * RATE));
    samples[index] = ((samples[index] ?? 0) / peak) * PEAK * shape;
  }
  return samples;
}
