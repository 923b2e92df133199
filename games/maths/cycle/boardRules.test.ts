import { describe, expect, it } from 'vitest';
import { sheetOf, type SheetVariant, slotGame } from '../index.ts';
import type { MathsFile } from '../game/schema.ts';
import type { RoundOutcome } from '../round/outcome.ts';
import { playDraws } from '../round/playRound.ts';
import { everyRound } from '../testing/everyRound.ts';
import { BOARD_GAMES, BOOK, CRYSTAL, SPLIT, STICKY } from '../testing/boardGames.ts';

interface Played {
  round: RoundOutcome;
  share: number;
}

const known = new Map<string, Played[]>();

/** Every round of a game, played one by one with its probability. */
function roundsOf(file: MathsFile): Played[] {
  const rounds =
    known.get(file.code) ??
    Array.from(
      everyRound((draws) => playDraws(slotGame(file), 10, draws)),
      ({ round, chances }) => ({ round, share: 1 / Number(chances) }),
    );
  known.set(file.code, rounds);
  return rounds;
}

const sheets = new Map<string, SheetVariant>();

function sheetFor(file: MathsFile): SheetVariant {
  const variant = sheets.get(file.code) ?? sheetOf(file, '').variants[0];
  if (variant === undefined) throw new Error('the game has no variant');
  sheets.set(file.code, variant);
  return variant;
}

const averageOf = (rounds: readonly Played[], valueOf: (round: RoundOutcome) => number): number =>
  rounds.reduce((sum, { round, share }) => sum + valueOf(round) * share, 0);

/** A round pays in stakes. */
const stakes = ({ pay }: RoundOutcome): number => pay / 10;

describe.each(BOARD_GAMES.map((file) => [file.code, file] as const))('the sheet of %s', (_code, file) => {
  const variant = sheetFor(file);
  const rounds = roundsOf(file);

  it('returns what every round returns, played one by one', () => {
    expect(averageOf(rounds, stakes)).toBeCloseTo(variant.return, 10);
    const { paid, outcomes } = variant.exact;
    expect(Number(paid) / Number(outcomes) / 10).toBeCloseTo(variant.return, 10);
  });

  it('has the shares of its features', () => {
    const first = averageOf(rounds, ({ spins }) => (spins[0]?.pay ?? 0) / 10);
    expect(variant.shares.base).toBeCloseTo(first, 10);
    const free = averageOf(rounds, ({ spins }) => spins.slice(1).reduce((sum, { pay }) => sum + pay, 0) / 10);
    expect(variant.shares.freeSpins + variant.shares.ladder).toBeCloseTo(free, 10);
  });

  it('has rows that add up to the base spin', () => {
    const rows = variant.baseLines.reduce((sum, row) => sum + row.return, 0);
    expect(rows).toBeCloseTo(variant.shares.base, 10);
  });

  it.runIf(variant.simulated === undefined)('pays each amount as often as every round', () => {
    const mean = averageOf(rounds, stakes);
    const squares = averageOf(rounds, (round) => stakes(round) ** 2);
    expect(variant.deviation).toBeCloseTo(Math.sqrt(squares - mean ** 2), 8);
    expect(variant.hitRate).toBeCloseTo(
      averageOf(rounds, ({ pay }) => (pay > 0 ? 1 : 0)),
      10,
    );
    for (const { from } of variant.ranges.slice(-2))
      expect(
        variant.ranges.filter((range) => range.from >= from).reduce((sum, range) => sum + range.chance, 0),
      ).toBeCloseTo(
        averageOf(rounds, ({ pay }) => (pay >= from ? 1 : 0)),
        10,
      );
    expect(chanceSum(variant.ranges)).toBeCloseTo(1, 10);
    expect(variant.most.pay).toBe(rounds.reduce((most, { round }) => Math.max(most, round.pay), 0));
  });
});

const chanceSum = (ranges: readonly { chance: number }[]): number =>
  ranges.reduce((sum, { chance }) => sum + chance, 0);

describe('sticky wilds', () => {
  const { simulated, ranges, deviation } = sheetFor(STICKY);
  const rounds = roundsOf(STICKY);

  it('have simulated figures within the interval of the sheet', () => {
    expect(simulated?.samples).toBe(50_000);
    expect(Math.abs(simulated?.apart ?? 9)).toBeLessThan(3.29);
    const mean = averageOf(rounds, stakes);
    const exact = Math.sqrt(averageOf(rounds, (round) => stakes(round) ** 2) - mean ** 2);
    expect(Math.abs(deviation - exact)).toBeLessThan(simulated?.deviation ?? 0);
    for (const [index, { from, chance }] of ranges.entries()) {
      const next = ranges[index + 1]?.from ?? Number.POSITIVE_INFINITY;
      const share = averageOf(rounds, ({ pay }) => (pay >= from && pay < next ? 1 : 0));
      expect(Math.abs(chance - share)).toBeLessThanOrEqual(simulated?.ranges[index] ?? 0);
    }
  });

  it('stay in their cells to the end of the free spins', () => {
    const isRight = ({ spins }: RoundOutcome): boolean =>
      spins.every(({ board, held = [] }, index) => {
        const before = spins[index - 1]?.board ?? [];
        const wilds = before.flatMap((column, reel) =>
          column.flatMap((symbol, row) => (symbol === 'w' ? [`${reel},${row}`] : [])),
        );
        return wilds.join() === held.join() && held.every(([reel, row]) => board?.[reel]?.[row] === 'w');
      });
    expect(rounds.filter(({ round }) => !isRight(round))).toEqual([]);
    expect(rounds.some(({ round }) => (round.spins[2]?.held?.length ?? 0) > 1)).toBe(true);
  });
});

it('the symbol that expands has the share of its weight, and its mean', () => {
  const { freeSpins } = sheetFor(BOOK);
  const rounds = roundsOf(BOOK);
  const started = averageOf(rounds, ({ expanding }) => (expanding === undefined ? 0 : 1));
  for (const { symbol, chance, mean } of freeSpins?.expanding ?? []) {
    const share = averageOf(rounds, ({ expanding }) => (expanding === symbol ? 1 : 0));
    expect(chance).toBeCloseTo(share / started, 10);
    const paid = averageOf(rounds, ({ expanding, spins }) =>
      expanding === symbol ? spins.slice(1).reduce((sum, { pay }) => sum + pay, 0) / 10 : 0,
    );
    expect(mean).toBeCloseTo(paid / share, 10);
  }
});

it('a respin holds every reel that a wild filled, and a new wild brings the next one', () => {
  const isRight = ({ spins: [first] }: RoundOutcome): boolean => {
    const { grown = [], stops = [], respins = [] } = first ?? {};
    const full = new Set(grown);
    let before = stops;
    return respins.every((respin, at) => {
      const holds = [...full].every(
        (reel) => respin.window[reel]?.join() === 'w,w' && respin.stops[reel] === before[reel],
      );
      for (const reel of respin.grown ?? []) full.add(reel);
      before = respin.stops;
      return holds && (at === respins.length - 1 || (respin.grown?.length ?? 0) > 0);
    });
  };
  const rounds = roundsOf(CRYSTAL);
  expect(rounds.filter(({ round }) => !isRight(round))).toEqual([]);
  const lengths = new Set(rounds.map(({ round }) => round.spins[0]?.respins?.length ?? 0));
  expect([...lengths].toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
});

it('split cells are distinct, and the ways of a window reach the most of the file', () => {
  const spins = roundsOf(SPLIT).flatMap(({ round }) => round.spins);
  const hasTwice = (cells: readonly (readonly number[])[]): boolean =>
    new Set(cells.map((cell) => cell.join())).size < cells.length;
  expect(spins.filter(({ split = [] }) => hasTwice(split.map(({ cell }) => cell)))).toEqual([]);
  expect(spins.filter(({ wins }) => wins.some(({ cells = [] }) => hasTwice(cells)))).toEqual([]);
  const ways = spins.map(({ window, split = [] }) =>
    window.reduce(
      (product, column, reel) =>
        product * split.reduce((sum, { cell, parts }) => (cell[0] === reel ? sum + parts - 1 : sum), column.length),
      1,
    ),
  );
  expect(ways.reduce((most, each) => Math.max(most, each), 0)).toBe(70);
});
