import { describe, expect, it } from 'vitest';
import { equalShares, isEnoughFor, luckiestOf } from './envelope.ts';

describe('equal shares', () => {
  it('sum to the amount and differ by one at most', () => {
    expect(equalShares(1000, 3)).toEqual([333, 333, 334]);
    expect(equalShares(1000, 10)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(equalShares(10_099, 100).reduce((sum, share) => sum + share, 0)).toBe(10_099);
  });

  it('need a hundred gold each', () => expect([isEnoughFor(300, 3), isEnoughFor(299, 3)]).toEqual([true, false]));
});

describe('the luckiest share', () => {
  const share = (Amount: number) => ({ Amount });

  it('is the largest of a random envelope, and the earlier of two equal shares', () => {
    const first = share(500);
    expect(luckiestOf(2, [share(200), share(500), first])).toBe(first);
  });

  it('does not exist among equal shares, and for a single share', () => {
    expect(luckiestOf(1, [share(501), share(500)])).toBeUndefined();
    expect(luckiestOf(2, [share(501)])).toBeUndefined();
  });
});
