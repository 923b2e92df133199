import { describe, expect, it } from 'vitest';
import { seededRandom } from '#art/drawing/random.ts';
import { pitchOf, RATE } from '../../brands/music/instruments.ts';
import { pluck } from './pluck.ts';

const RING = 1;

function played(midi: number): Float32Array {
  const samples = new Float32Array(RATE * 1.2);
  pluck(samples, 0, midi, 1, RING, seededRandom('string'));
  return samples;
}

/** How alike a part of the samples is to itself, so many samples later. */
function likeness(samples: Float32Array, later: number): number {
  let sum = 0;
  for (let index = 2000; index < 10_000; index += 1)
    sum += (samples[index] ?? 0) * (samples[index + Math.round(later)] ?? 0);
  return sum;
}

describe('a plucked string', () => {
  it.each([43, 67, 83])('sounds at the pitch of note %i', (midi) => {
    const samples = played(midi);
    // Eight periods tell a tuning that is off by a fifth of a semitone.
    const periods = (8 * RATE) / pitchOf(midi);
    const right = likeness(samples, periods);
    expect(right).toBeGreaterThan(likeness(samples, periods * 1.012));
    expect(right).toBeGreaterThan(likeness(samples, periods * 0.988));
  });

  it('begins and ends without a click, and is silent after its time', () => {
    const samples = played(67);
    const loudest = (from: number, to: number): number =>
      samples.subarray(from * RATE, to * RATE).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(Math.abs(samples[0] ?? 1)).toBe(0);
    expect(loudest(0, 0.1)).toBeGreaterThan(0.1);
    expect(loudest(RING - 0.01, RING)).toBeLessThan(0.01);
    expect(loudest(RING, 1.2)).toBe(0);
  });
});
