import { expect, it } from 'vitest';
import { Distribution } from '../cycle/Distribution.ts';
import { seededDraws } from '../draws/seededDraws.ts';
import { lastingOf } from './lasting.ts';

const SITTINGS = 2000;

it('counts the rounds of a game that always pays the same', () => {
  const nothing = lastingOf(
    new Distribution(new Map([[0, 1n]])),
    { coins: 10_000, stake: 100, sittings: 10 },
    seededDraws(1),
  );
  expect([nothing.half.rounds, nothing.tenth.rounds]).toEqual([100, 100]);
  // 100 stakes of which each round takes half: after 199 rounds less than a stake is left.
  const half = lastingOf(
    new Distribution(new Map([[5, 1n]])),
    { coins: 10_000, stake: 100, sittings: 10 },
    seededDraws(1),
  );
  expect([half.half.rounds, half.tenth.rounds]).toEqual([199, 199]);
});

/** The share of sittings that have ended after each round, from the chance of every balance. */
function endedAfter(chances: ReadonlyMap<number, number>, stakes: number, rounds: number): number[] {
  let balances = new Map([[stakes * 10, 1]]);
  let ended = 0;
  return Array.from({ length: rounds }, () => {
    const next = new Map<number, number>();
    for (const [balance, share] of balances)
      for (const [pay, chance] of chances) {
        const after = balance - 10 + pay;
        if (after < 10) ended += share * chance;
        else next.set(after, (next.get(after) ?? 0) + share * chance);
      }
    balances = next;
    return ended;
  });
}

it('finds the rounds that the chance of every balance gives', () => {
  // Pays nothing, a stake and a half, or four stakes.
  const round = new Distribution(
    new Map([
      [0, 13n],
      [15, 4n],
      [40, 3n],
    ]),
  );
  const chances = new Map([...round.counts].map(([pay, count]) => [pay, Number(count) / Number(round.total)]));
  const { half, tenth } = lastingOf(round, { coins: 200, stake: 20, sittings: SITTINGS }, seededDraws(7));
  const ended = endedAfter(chances, 10, 400);
  const exact = (share: number): number => ended.findIndex((each) => each >= share) + 1;
  for (const [found, share] of [
    [half, 0.5],
    [tenth, 0.1],
  ] as const) {
    expect(exact(share)).toBeGreaterThanOrEqual(found.from);
    expect(exact(share)).toBeLessThanOrEqual(found.to);
    expect(found.from).toBeLessThanOrEqual(found.rounds);
    expect(found.to).toBeGreaterThanOrEqual(found.rounds);
  }
});

it('ends in a game that returns more than its stakes', () => {
  const { half } = lastingOf(
    new Distribution(new Map([[20, 1n]])),
    { coins: 100, stake: 10, sittings: 1 },
    seededDraws(1),
  );
  expect(half.rounds).toBe(1_000_000);
});
