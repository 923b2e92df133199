import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { RATE } from './instruments.ts';
import { encodeMusic, musicFiles } from './music.ts';
import { pieces } from './pieces.ts';

const MAX_BYTES = 400 * 1024;
/** The two bits of an MPEG-1 frame header for the sample rate. */
const RATES = [44_100, 48_000, 32_000];

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe.each(Object.values(pieces))('the piece for $voice', (piece) => {
  const samples = compose(piece.voice);

  it('plays for over a minute, from silence to silence', () => {
    expect(samples.length / RATE).toBeGreaterThanOrEqual(60);
    expect(loudest(samples.subarray(0, 100))).toBeLessThan(0.01);
    expect(loudest(samples.subarray(-100))).toBeLessThan(0.01);
  });

  it('is audible throughout and never clips', () => {
    expect(loudest(samples)).toBeLessThan(1);
    const second = (at: number): Float32Array => samples.subarray(at * RATE, (at + 1) * RATE);
    for (let at = 2; at < samples.length / RATE - 5; at += 1) expect(loudness(second(at))).toBeGreaterThan(0.01);
  });

  it('names only chords and motifs that it has, with notes within their two bars', () => {
    for (const { chords, lead = [] } of piece.sections) {
      for (const chord of chords) expect(Object.keys(piece.chords)).toContain(chord);
      for (const motif of lead) expect(Object.keys(piece.motifs)).toContain(motif);
    }
    for (const [, beat, beats] of Object.values(piece.motifs).flat()) expect(beat + beats).toBeLessThanOrEqual(8);
  });
});

it('is the same at every build', () => {
  expect(Buffer.from(compose('wood').buffer).equals(Buffer.from(compose('wood').buffer))).toBe(true);
});

it.each(musicFiles)('%s is an MP3 of 32 kHz that weighs at most 400 KiB', async (name) => {
  const file = await encodeMusic(name);
  expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  // Eleven bits of frame sync, MPEG-1, layer III.
  expect(file.readUInt16BE(0) & 0xfffe).toBe(0xfffa);
  expect(RATES[(file.readUInt8(2) >> 2) & 3]).toBe(RATE);
});

it('refuses an unknown name', async () => {
  await expect(encodeMusic('organ-music.mp3')).rejects.toThrow('there is no music');
  await expect(encodeMusic('../bell-music.mp3')).rejects.toThrow('there is no music');
});
