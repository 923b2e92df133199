import { describe, expect, it } from 'vitest';
import { seededDraws } from '../draws/seededDraws.ts';
import type { MathsFile } from '../game/schema.ts';
import { sheetOf, type SheetVariant, slotGame } from '../index.ts';
import type { RoundOutcome } from '../round/outcome.ts';
import { playDraws } from '../round/playRound.ts';
import { countsAmong, everyRound, type PossibleRound } from '../testing/everyRound.ts';
import { LEVEL } from '../testing/smallGames.ts';
import { Distribution } from './Distribution.ts';
import { enumerateCycle } from './enumerate.ts';
import { countFreeSpins } from './freeSpinCount.ts';
import { coinShares, levelDistribution, roundsToFill } from './levelDistribution.ts';
import { roundDistribution } from './roundDistribution.ts';

/** Coins come in twos, and an odd number fills the level. */
const PAIRS: MathsFile = {
  ...LEVEL,
  code: 'pairs',
  jackpots: [],
  level: { symbol: 'c', full: 5, wheel: { fields: [{ pays: 10 }, { pays: 50 }] } },
  strips: { ...LEVEL.strips, base: ['c c a', 'a b w', 'b b a'] },
  freeSpins: undefined,
  scatter: undefined,
  rows: 1,
  lines: [[0, 0, 0]],
  variants: [{ name: 'only', return: { from: 0, to: 0 }, base: 'base' }],
};
/** Each level is even. */
const EVEN: MathsFile = {
  ...PAIRS,
  code: 'even',
  rows: 2,
  level: { symbol: 'c', full: 6, wheel: { fields: [{ pays: 10 }, { pays: 50 }] } },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  strips: { base: ['c c', 'a b', 'c c'] },
  stops: 2,
};

const fullOf = ({ level }: MathsFile): number => level?.full ?? never();

function never(): never {
  throw new Error('there is no value');
}

const roundsFrom = (file: MathsFile, level: number): PossibleRound<RoundOutcome>[] => [
  ...everyRound((draws) => playDraws(slotGame(file), 10, draws, { level })),
];

/** The rounds from a level by the level after them: their share, and the sums of their pays, turns and coins by it. */
function stepsFrom(file: MathsFile, before: number) {
  const steps = new Map<number, { share: number; pay: number; turns: number; coins: number }>();
  for (const { round, chances } of roundsFrom(file, before)) {
    const { after, wheel, collected } = round.level ?? never();
    const known = steps.get(after) ?? { share: 0, pay: 0, turns: 0, coins: 0 };
    const share = 1 / Number(chances);
    steps.set(after, {
      share: known.share + share,
      pay: known.pay + share * round.pay,
      turns: known.turns + (wheel === undefined ? 0 : share),
      coins: known.coins + share * collected.length,
    });
  }
  return steps;
}

function sheetFor(file: MathsFile): SheetVariant {
  return sheetOf(file, '').variants[0] ?? never();
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));

it('a round equals every round from each level, played one by one', () => {
  const game = slotGame(LEVEL);
  const { level, freeSpins } = game;
  if (level === undefined || freeSpins === undefined) never();
  const base = enumerateCycle(game, game.base);
  const features = { free: countFreeSpins(game, freeSpins), coins: levelDistribution(level, 6) };
  const exact = roundDistribution(base, features, game.cap);
  const played = Array.from({ length: level.full }, (_, before) => roundsFrom(LEVEL, before))
    .flat()
    .map(({ round, chances }) => ({ round, chances: chances * BigInt(level.full) }));
  const total = played.reduce((most, { chances }) => (most / gcd(most, chances)) * chances, exact.total);
  expect(new Map([...exact.counts].map(([pay, count]) => [pay, (count * total) / exact.total]))).toEqual(
    new Distribution(countsAmong(total, played, ({ pay }) => pay)).counts,
  );
  expect(exact.most).toBe(game.cap);
});

describe.each([LEVEL, PAIRS, EVEN].map((file) => [file.code, file] as const))(
  'the sheet of %s is the average of many rounds from an empty level',
  (_code, file) => {
    // A chain over the levels: the sheet has no such chain.
    const steps = Array.from({ length: fullOf(file) }, (_, before) => stepsFrom(file, before));
    const variant = sheetFor(file);
    const ROUNDS = 1200;

    it('in its return, its turns and its coins', () => {
      let levels = steps.map((_, level) => Number(level === 0));
      const sums = { pay: 0, turns: 0, coins: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const next = levels.map(() => 0);
        for (const [before, chance] of levels.entries())
          for (const [after, { share, pay, turns, coins }] of steps[before] ?? []) {
            next[after] = (next[after] ?? 0) + chance * share;
            // The first half leads to the levels of the long run.
            if (round < ROUNDS / 2) continue;
            sums.pay += chance * pay;
            sums.turns += chance * turns;
            sums.coins += chance * coins;
          }
        levels = next;
      }
      const rounds = ROUNDS / 2;
      expect(sums.pay / rounds / 10).toBeCloseTo(variant.return, 6);
      expect(sums.turns / rounds).toBeCloseTo(variant.level?.chance ?? Number.NaN, 6);
      expect(sums.coins / rounds).toBeCloseTo(variant.level?.coins ?? Number.NaN, 6);
    });
  },
);

it('the sheet has the share of the level, its wheel and its waits', () => {
  const { level, shares } = sheetFor(LEVEL);
  // Each reel shows a coin at half of its stops, so a round collects 1.5 on average and turns the wheel in 3 of 10.
  expect(level).toMatchObject({ full: 5, coins: 1.5, chance: 0.3, mean: 2.5 });
  expect(shares.level).toBeCloseTo(0.75, 10);
  expect(level?.fields).toEqual([
    { pay: 10, jackpot: null, chance: 0.333333333333 },
    { pay: 50, jackpot: null, chance: 0.333333333333 },
    { pay: null, jackpot: 'minor', chance: null },
    { pay: 15, jackpot: null, chance: 0.333333333333 },
  ]);
  const chances = new Map([
    [0, 1 / 8],
    [1, 3 / 8],
    [2, 3 / 8],
    [3, 1 / 8],
  ]);
  const game = slotGame(LEVEL);
  for (const [coins, share] of coinShares(enumerateCycle(game, game.base)))
    expect(share).toBeCloseTo(chances.get(coins) ?? Number.NaN, 10);
  const sumsAtLeast = (rounds: number): number => {
    let sums = new Map([[0, 1]]);
    for (let round = 0; round < rounds; round += 1) {
      const next = new Map<number, number>();
      for (const [sum, share] of sums)
        for (const [coins, chance] of chances) next.set(sum + coins, (next.get(sum + coins) ?? 0) + share * chance);
      sums = next;
    }
    return [...sums].reduce((all, [sum, share]) => (sum >= 5 ? all + share : all), 0);
  };
  for (const share of [0.5, 0.99]) {
    const rounds = roundsToFill(chances, 5, share);
    expect(sumsAtLeast(rounds)).toBeGreaterThanOrEqual(share);
    expect(sumsAtLeast(rounds - 1)).toBeLessThan(share);
  }
  expect(level?.waits).toEqual({ half: roundsToFill(chances, 5, 0.5), most: roundsToFill(chances, 5, 0.99) });
});

it('the jackpot of the wheel is drawn by its turns alone, and the other one in each round', () => {
  const [minor, mini] = sheetOf(LEVEL, '').jackpots;
  expect(minor?.chance).toBeCloseTo(0.3 / 3, 10);
  expect(mini?.chance).toBeCloseTo(1 / 2, 10);
});

describe('a chain of rounds', () => {
  it('loses no coin: the overflow stays', () => {
    const draws = seededDraws(7);
    let level = 0;
    let collected = 0;
    let turns = 0;
    for (let round = 0; round < 500; round += 1) {
      const { level: played = never() } = playDraws(slotGame(LEVEL), 10, draws, { level });
      expect(played.before).toBe(level);
      collected += played.collected.length;
      turns += played.wheel === undefined ? 0 : 1;
      level = played.after;
      expect(collected).toBe(turns * 5 + level);
    }
    expect(turns).toBeGreaterThan(100);
  });

  it('turns the wheel once a round until a level above its end is used up', () => {
    const draws = seededDraws(7);
    let level = 13;
    for (let round = 0; round < 2; round += 1) {
      const { level: played = never() } = playDraws(slotGame(LEVEL), 10, draws, { level });
      expect(played.wheel).toBeDefined();
      level = played.after;
    }
    expect(level).toBeLessThan(5 + 6);
  });

  it('pays the field of the wheel, and its jackpot beside it', () => {
    const fields = [10, 50, undefined, 15];
    const seen = new Set<string>();
    for (const { round } of roundsFrom(LEVEL, 4)) {
      const { wheel } = round.level ?? never();
      if (wheel === undefined) continue;
      expect(wheel.pay).toBe(fields[wheel.field]);
      expect(round.jackpots.includes('minor')).toBe(wheel.jackpot === 'minor');
      expect(round.pay).toBe(
        Math.min(
          80,
          round.spins.reduce((sum, { pay }) => sum + pay, wheel.pay),
        ),
      );
      seen.add(`${wheel.field} ${wheel.jackpot ?? ''}`);
    }
    expect([...seen].toSorted()).toEqual(['0 ', '0 minor', '1 ', '1 minor', '3 ', '3 minor']);
  });
});
