import { expect, it } from 'vitest';
import { ECONOMY } from '../economy.ts';
import { levelOf, levelThreshold, stepAfter, vipOf, vipStep, vipThreshold, within } from './levels.ts';

const { Level, Vip } = ECONOMY;

it('reaches a level at its threshold, and each step is longer than the step before', () => {
  for (let level = 1; level < Level.Most; level += 1) {
    const next = levelThreshold(level + 1);
    expect(next - levelThreshold(level)).toBe(stepAfter(level));
    expect([levelOf(next - 1), levelOf(next)]).toEqual([level, level + 1]);
  }
  expect([stepAfter(Level.Most), levelOf(Number.MAX_SAFE_INTEGER)]).toEqual([0, Level.Most]);
});

it('reaches a VIP tier at its threshold', () => {
  for (const [at, rung] of Vip.Thresholds.entries()) {
    expect([vipOf(rung), vipOf(rung - 1)]).toEqual([at + 1, at]);
  }
  expect([vipStep(1), vipStep(8)]).toEqual([vipThreshold(2), 0]);
});

it('counts from the beginning of a level that an operator set, unless the earned experience is within it', () => {
  expect([within(0, 100, 50), within(120, 100, 50), within(150, 100, 50), within(900, 100, 0)]).toEqual([
    100, 120, 100, 900,
  ]);
});
