import { describe, expect, it } from 'vitest';
import { equalShares, isEnoughFor } from './envelope.ts';

describe('equal shares', () => {
  it('sum to the amount and differ by one at most', () => {
    expect(equalShares(1000, 3)).toEqual([333, 333, 334]);
    expect(equalShares(1000, 10)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(equalShares(10_099, 100).reduce((sum, share) => sum + share, 0)).toBe(10_099);
  });

  it('need a hundred gold each', () => expect([isEnoughFor(300, 3), isEnoughFor(299, 3)]).toEqual([true, false]));
});
