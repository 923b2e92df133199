import { describe, expect, it } from 'vitest';
import { compose, musicFiles } from './music.ts';

const samplesOf = (file: Buffer) =>
  Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));

describe('compose', () => {
  it.each(musicFiles)('%s is a loop that goes round without a seam, is heard, and never clips', (name) => {
    const file = compose(name);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(file.length).toBeLessThan(250_000);
    const samples = samplesOf(file);
    const steps = samples.map((sample, index) => Math.abs(sample - (samples.at(index - 1) ?? 0)));
    const [seam = 0, ...within] = steps;
    expect(seam).toBeLessThanOrEqual(within.reduce((most, step) => Math.max(most, step), 0));
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(15_000);
    expect(peak).toBeLessThan(32_767);
  });

  it('knows what it cannot play', () => {
    expect(() => compose('organ-music.wav')).toThrow('there is no music');
    expect(() => compose('../bell-music.wav')).toThrow('there is no music');
  });
});
