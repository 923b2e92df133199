import { expect, it } from 'vitest';
import { jolt, strikeHeight } from './strike.ts';

it('falls onto its place, and lifts and strikes again with a level', () => {
  expect(strikeHeight(0, 0)).toBe(520);
  expect(strikeHeight(0.3, 0.3)).toBe(0);
  expect(strikeHeight(2.12, 0.12)).toBeCloseTo(64);
  expect(strikeHeight(2.4, 0.4)).toBe(0);
});

it('jolts after a strike, and comes to rest', () => {
  expect(jolt(0.1)).toBe(0);
  expect(jolt(0.25)).toBeGreaterThan(1);
  expect(jolt(1)).toBe(0);
});
