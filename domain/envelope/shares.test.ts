import { describe, expect, it } from 'vitest';
import { randomBytes, randomUUID } from 'node:crypto';
import { drawShares } from './shares.ts';

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)), uuid: randomUUID };
const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

describe('random shares', () => {
  it('are at least 1 each and sum to the amount', () => {
    for (const [amount, quantity] of [
      [100, 1],
      [10_000, 100],
      [1_000_000_000, 7],
      [5, 5],
    ] as const) {
      const shares = drawShares(random, amount, quantity, 2);
      expect([shares.length, sumOf(shares), shares.every((share) => share >= 1)]).toEqual([quantity, amount, true]);
    }
  });

  it('give the same mean to each place', () => {
    const draws = Array.from({ length: 4000 }, () => drawShares(random, 1000, 5, 2));
    const means = [0, 1, 2, 3, 4].map((place) => sumOf(draws.map((shares) => shares[place] ?? 0)) / draws.length);
    // One share's deviation is about 163, so a mean of 4,000 lies within 16 (six times its own) of 200.
    for (const mean of means) expect(Math.abs(mean - 200)).toBeLessThan(16);
  });
});
