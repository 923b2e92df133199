import { describe, expect, it } from 'vitest';
import { soundFiles, synthesise } from './synthesise.ts';

const samplesOf = (file: Buffer) =>
  Array.from({ length: (file.length - 44) / 2 }, (_, index) => file.readInt16LE(44 + index * 2));

describe('synthesise', () => {
  it.each(soundFiles)('%s is a small WAV that begins and ends in silence, is audible, and never clips', (name) => {
    const file = synthesise(name);
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.length).toBeLessThan(40_000);
    const samples = samplesOf(file);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(200);
    expect(samples.at(-1)).toBe(0);
    const peak = Math.max(...samples.map(Math.abs));
    expect(peak).toBeGreaterThan(15_000);
    expect(peak).toBeLessThan(32_767);
  });

  it('plays a sound the same each time, and all sounds differently', () => {
    expect(synthesise('bell-win.wav').equals(synthesise('bell-win.wav'))).toBe(true);
    expect(new Set(soundFiles.map((name) => synthesise(name).toString('base64'))).size).toBe(soundFiles.length);
  });

  it('refuses an unknown sound', () => {
    expect(() => synthesise('../bell-win.wav')).toThrow('there is no sound');
    expect(() => synthesise('toString-win.wav')).toThrow('there is no sound');
  });
});
