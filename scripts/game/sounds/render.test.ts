import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '#games/client/look/entriesOf.ts';
import { RATE } from '../../brands/music/instruments.ts';
import { readLook, readSounds } from '../look.ts';
import { playEffect, playMusic, renderSounds } from './render.ts';
import { loudness } from './testing/loudness.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const scores = readSounds(root, 'owl');
const { look } = readLook(root, 'owl');

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const mean = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
/** -1 dBFS. Above it, decoders of compressed files clip. */
const MAX_PEAK = 10 ** (-1 / 20);
const OFTEN = ['press', 'count', 'reelStart', 'reelStop'] as const;

const played = new Map([
  ...Object.entries(scores.effects).map(([file, effect]) => [file, playEffect(file, effect)] as const),
  ...Object.entries(scores.music).map(([file, piece]) => [file, playMusic(file, piece)] as const),
]);

/** Returns the loudness of a sound at the look's volume, in LUFS. */
function playedLoudness({ file, volume }: { readonly file: string; readonly volume: number }): number {
  return loudness(played.get(file) ?? new Float32Array(), RATE) + 20 * Math.log10(volume);
}

describe('the sounds of owl', () => {
  it.each(Object.entries(scores.effects))('%s is audible, never clips and ends in silence', (file, effect) => {
    const samples = played.get(file) ?? new Float32Array();
    expect(samples.length).toBe(Math.round(effect.seconds * RATE));
    expect(loudest(samples)).toBeCloseTo(0.85, 2);
    expect(loudest(samples)).toBeLessThan(MAX_PEAK);
    expect(Math.abs(mean(samples))).toBeLessThan(0.002);
    // A jump at either end is a click.
    expect(loudest(samples.subarray(0, 2))).toBeLessThan(0.01);
    expect(loudest(samples.subarray(-20))).toBeLessThan(0.02);
  });

  it.each(Object.entries(scores.music))('%s loops through silence and is longer than half a minute', (file, piece) => {
    const samples = played.get(file) ?? new Float32Array();
    expect(samples.length / RATE).toBeGreaterThan(30);
    expect(loudest(samples.subarray(0, 100))).toBeLessThan(0.02);
    expect(loudest(samples.subarray(-100))).toBeLessThan(0.02);
    for (const { chords, lead = [] } of piece.sections) {
      for (const chord of chords) expect(Object.keys(piece.chords)).toContain(chord);
      for (const motif of lead) expect(Object.keys(piece.motifs)).toContain(motif);
    }
  });

  it('have about the same loudness; repeated sounds and music are softer', () => {
    const often = OFTEN.map((name) => playedLoudness(look.sounds[name]));
    const isOften = (name: string): boolean => OFTEN.some((one) => one === name);
    const leading = entriesOf(look.sounds)
      .filter(([name]) => !isOften(name))
      .map(([, sound]) => playedLoudness(sound));
    const music = entriesOf(look.music).map(([, piece]) => playedLoudness(piece));
    expect(Math.max(...leading) - Math.min(...leading)).toBeLessThan(4);
    expect(Math.max(...often) - Math.min(...often)).toBeLessThan(8);
    expect(Math.max(...music)).toBeLessThan(Math.min(...leading) - 2);
    expect(Math.max(...often)).toBeLessThan(Math.min(...leading) - 4);
  });

  it('get longer and louder with the win', () => {
    const { winSmall, winBig, winHuge, jackpot } = look.sounds;
    const rising = [winSmall, winBig, winHuge, jackpot].flatMap((sound) =>
      sound === undefined ? [] : [playedLoudness(sound)],
    );
    expect(rising).toHaveLength(4);
    expect(rising).toEqual(rising.toSorted((first, second) => first - second));
  });

  it('are the same in every build and weigh at most 800 KiB with music', async () => {
    const [files, again] = [await renderSounds(scores), await renderSounds({ ...scores, music: {} })];
    for (const { file, bytes } of again) expect(files.find((one) => one.file === file)?.bytes.equals(bytes)).toBe(true);
    expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(800 * 1024);
    const isShort = (file: string) => file.endsWith('.wav');
    for (const name of ['press', 'reelStop', 'count'] as const) expect(isShort(look.sounds[name].file)).toBe(true);
  });
});
