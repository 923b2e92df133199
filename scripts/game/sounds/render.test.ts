import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RATE } from '../../brands/music/instruments.ts';
import { readLook, readSounds } from '../look.ts';
import { playEffect, playMusic, renderSounds } from './render.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const scores = readSounds(root, 'owl');
const { look } = readLook(root, 'owl');

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('the sounds of owl', () => {
  it.each(Object.entries(scores.effects))('%s is heard, never clips and ends in silence', (file, effect) => {
    const samples = playEffect(file, effect);
    expect(samples.length).toBe(Math.round(effect.seconds * RATE));
    expect(loudest(samples)).toBeCloseTo(0.85, 2);
    expect(loudest(samples.subarray(-20))).toBeLessThan(0.02);
  });

  it.each(Object.entries(scores.music))(
    '%s goes round through silence and is longer than half a minute',
    (file, piece) => {
      const samples = playMusic(file, piece);
      expect(samples.length / RATE).toBeGreaterThan(30);
      expect(loudest(samples.subarray(0, 100))).toBeLessThan(0.02);
      expect(loudest(samples.subarray(-100))).toBeLessThan(0.02);
      for (const { chords, lead = [] } of piece.sections) {
        for (const chord of chords) expect(Object.keys(piece.chords)).toContain(chord);
        for (const motif of lead) expect(Object.keys(piece.motifs)).toContain(motif);
      }
    },
  );

  it('are the same at every build and weigh at most 800 KiB, music included', async () => {
    const [files, again] = [await renderSounds(scores), await renderSounds({ ...scores, music: {} })];
    for (const { file, bytes } of again) expect(files.find((one) => one.file === file)?.bytes.equals(bytes)).toBe(true);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(800 * 1024);
    const isShort = (file: string) => file.endsWith('.wav');
    for (const name of ['press', 'reelStop', 'count'] as const) expect(isShort(look.sounds[name].file)).toBe(true);
  });
});
