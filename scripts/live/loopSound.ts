import { STREAM_SECONDS } from '#art/stream/index.ts';
import { playPiece } from '../brands/music/compose.ts';
import { RATE, strike } from '../brands/music/instruments.ts';
import type { Piece } from '../brands/music/pieces.ts';
import { voices } from '../brands/synthesise.ts';

/** A calm piece, as long as the scene: 32 beats at 80 per minute are 24 seconds. */
const PIECE: Omit<Piece, 'root'> = {
  voice: 'glass',
  tempo: 80,
  scale: [0, 2, 4, 7, 9],
  chords: { I: [0, 4, 7], vi: [-3, 0, 4], IV: [-7, -3, 0], V: [-5, -1, 2] },
  motifs: {
    rise: [
      [0, 0, 1],
      [2, 1, 1],
      [3, 2, 1.5],
      [4, 4, 1],
      [3, 5, 1],
      [2, 6, 2],
    ],
    fall: [
      [4, 0, 1.5],
      [3, 2, 1],
      [2, 3, 1],
      [1, 4, 1],
      [0, 5, 2.5],
    ],
  },
  pattern: [0, null, 1, 2, null, 1, 2, null],
  shaker: [0.6, 0, 0.3, 0, 0.6, 0, 0.3, 0.2],
  sections: [
    { chords: ['I', 'vi', 'IV', 'V'], lead: ['rise', 'fall'], pad: 1, bass: 0.8, pattern: 0.8, percussion: 0.6 },
    {
      chords: ['vi', 'IV', 'I', 'V'],
      lead: ['fall', 'rise'],
      leadShift: 1,
      pad: 1,
      bass: 0.9,
      pattern: 1,
      percussion: 0.8,
    },
  ],
};
const COIN = [24, 28, 31, 36] as const;

/**
 * Returns the sound of a scene of the demo: a calm piece, and coins at each win.
 * @param root the key note of the piece, as a MIDI number
 * @param hits the seconds of the wins
 * @returns 16-bit little-endian mono samples, {@link RATE} per second
 */
export function loopSound(root: number, hits: readonly number[]): Buffer {
  const samples = playPiece({ ...PIECE, root }, 'stream').slice(0, STREAM_SECONDS * RATE);
  for (const at of hits)
    for (const [index, semitones] of COIN.entries())
      strike(samples, at + index * 0.07, root + semitones, 0.12, voices.bell.partials, 1);
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), index * 2),
  );
  return bytes;
}

export { RATE } from '../brands/music/instruments.ts';
