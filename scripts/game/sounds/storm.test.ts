import { expect, it } from 'vitest';
import { seededRandom } from '#art/drawing/random.ts';
import { RATE } from '../../brands/music/instruments.ts';
import { addHorn } from './horn.ts';
import { addThunder } from './thunder.ts';

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

it('lets a horn swell and fade, and nothing sound after its notes', () => {
  const samples = new Float32Array(RATE * 2);
  addHorn(samples, [[50, 0.5, 0.8, 1]], seededRandom('horn'));
  expect(loudest(samples.subarray(0, RATE / 2))).toBe(0);
  expect(loudest(samples.subarray(RATE * 0.8, RATE))).toBeGreaterThan(0.2);
  expect(loudest(samples.subarray(RATE * 1.6))).toBe(0);
});

it('lets thunder crack first, roll, and end in silence', () => {
  const samples = new Float32Array(RATE * 2);
  addThunder(samples, { at: 0, seconds: 2, loud: 1 }, seededRandom('thunder'));
  const [crack, roll, end] = [samples.subarray(0, RATE / 2), samples.subarray(RATE, RATE * 1.2), samples.subarray(-20)];
  expect(loudest(crack)).toBeGreaterThan(loudest(roll));
  expect(loudest(roll)).toBeGreaterThan(0.01);
  expect(loudest(end)).toBeLessThan(0.02);
});
