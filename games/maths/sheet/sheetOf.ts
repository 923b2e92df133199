import { type Distribution, ratio } from '../cycle/Distribution.ts';
import { longestDryRun, roundsUntil } from '../cycle/dryRuns.ts';
import { enumerateCycle, type SpinClass, spinDistribution } from '../cycle/enumerate.ts';
import { combinationCounts, cycleOf } from '../cycle/frequencies.ts';
import { ladderMean } from '../cycle/ladderMean.ts';
import { roundDistribution } from '../cycle/roundDistribution.ts';
import { lineGame, type LineGame, type ReelSet } from '../game/LineGame.ts';
import type { JackpotRule, MathsFile } from '../game/schema.ts';
import { STAKE_UNIT } from '../features/jackpots.ts';
import type { SheetFile, SheetVariant } from './schema.ts';

/** The first amounts of the rows in the table, in tenths of the stake. */
const RANGES = [0, 1, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
/** In millionths. */
const QUANTILES = [500_000, 750_000, 900_000, 950_000, 990_000, 999_000, 999_900, 999_990];
/** Dry runs are counted in series of this many rounds. */
const SERIES = 1000;
/** The least standard deviation of each volatility, in stakes. The first is 1. */
const VOLATILITIES = [0, 2, 4, 7, 14];

/** Twelve digits after the point, so that every machine writes the same text. */
const rounded = (value: number): number => Number(value.toFixed(12));

const stakesOf = (tenths: number): number => tenths / 10;

function rangesOf(round: Distribution, cap: number): SheetVariant['ranges'] {
  const from = [...RANGES.filter((edge) => edge < Math.min(round.most, cap)), round.most];
  return from.map((edge, index) => {
    const next = from[index + 1] ?? Number.POSITIVE_INFINITY;
    const within = [...round.counts].filter(([pay]) => pay >= edge && pay < next);
    const count = within.reduce((sum, [, each]) => sum + each, 0n);
    const paid = within.reduce((sum, [pay, each]) => sum + BigInt(pay) * each, 0n);
    return { from: edge, chance: ratio(count, round.total), return: rounded(stakesOf(ratio(paid, round.total))) };
  });
}

function linesOf(game: LineGame, { strips }: ReelSet): SheetVariant['baseLines'] {
  const cycle = cycleOf(strips);
  const counts = combinationCounts(strips, game.combinations);
  return game.combinations.map((combination) => {
    const chance = ratio(counts.get(combination) ?? 0n, cycle);
    const { symbol, count, pay } = combination;
    return { symbol, count, pay, chance, return: rounded(stakesOf(chance * pay * game.lines.length)) };
  });
}

const startingShare = (classes: readonly SpinClass[], least: number): number => {
  const starting = classes.reduce((sum, { scatters, count }) => (scatters >= least ? sum + count : sum), 0);
  return starting / classes.reduce((sum, { count }) => sum + count, 0);
};

function freeSpinsOf(base: readonly SpinClass[], free: Distribution, rule: LineGame['freeSpins']) {
  if (rule === undefined) return null;
  const hitRate = free.atLeast(1);
  const chance = startingShare(base, rule.atLeast);
  const multiples = ladderMean(rule, hitRate);
  return { chance, hitRate, mean: rounded(stakesOf(free.mean * multiples)), multiple: rounded(multiples / rule.spins) };
}

/** Takes some seconds for a variant with free spins. */
function sheetVariant(game: LineGame): SheetVariant {
  const { freeSpins: rule, cap } = game;
  const baseClasses = enumerateCycle(game, game.base);
  const freeClasses = rule === undefined ? [] : enumerateCycle(game, rule.reels);
  const base = spinDistribution(baseClasses);
  const free = spinDistribution(freeClasses);
  const round = roundDistribution(baseClasses, rule === undefined ? undefined : { classes: freeClasses, rule }, cap);
  const freeSpins = freeSpinsOf(baseClasses, free, rule);
  const returned = stakesOf(round.mean);
  const shares = {
    base: rounded(stakesOf(base.mean)),
    freeSpins: rounded((freeSpins?.chance ?? 0) * stakesOf(free.mean) * (rule?.spins ?? 0)),
  };
  const ladder = rounded((freeSpins?.chance ?? 0) * (freeSpins?.mean ?? 0) - shares.freeSpins);
  const deviation = stakesOf(round.deviation);
  const hitRate = round.atLeast(1);
  return {
    name: game.variant,
    return: rounded(returned),
    basisPoints: Math.round(returned * 10_000),
    exact: { paid: String(round.sum), outcomes: String(round.total) },
    deviation: rounded(deviation),
    volatility: VOLATILITIES.filter((least) => deviation >= least).length,
    hitRate: rounded(hitRate),
    baseHitRate: rounded(base.atLeast(1)),
    shares: { ...shares, ladder, cap: rounded(returned - shares.base - shares.freeSpins - ladder) },
    freeSpins,
    most: { pay: round.most, chance: round.atLeast(round.most) },
    ranges: rangesOf(round, cap),
    quantiles: QUANTILES.map((share) => ({ share, pay: round.quantile(share) })),
    dryRuns: { rounds: SERIES, half: longestDryRun(hitRate, SERIES, 0.5), most: longestDryRun(hitRate, SERIES, 0.99) },
    waits: freeSpins && { half: roundsUntil(freeSpins.chance, 0.5), most: roundsUntil(freeSpins.chance, 0.99) },
    baseLines: linesOf(game, game.base),
    freeLines: rule === undefined ? [] : linesOf(game, rule.reels),
  };
}

/** The return of a jackpot. It is hit once in `odds × 10` coins on average, and those coins have raised it. */
function sheetJackpot({ name, seed, contribution, odds }: JackpotRule): SheetFile['jackpots'][number] {
  const coins = odds * STAKE_UNIT;
  const raised = contribution / 1_000_000;
  return {
    name,
    chance: 1 / odds,
    mean: rounded(seed + raised * coins),
    return: rounded(raised + seed / coins),
    contribution: rounded(raised),
    seed: rounded(seed / coins),
  };
}

/**
 * The exact results of a game.
 *
 * @param maths the SHA-256 of its `maths.json`
 */
export function sheetOf(file: MathsFile, maths: string): SheetFile {
  return {
    code: file.code,
    version: file.version,
    maths,
    variants: file.variants.map(({ name }) => sheetVariant(lineGame(file, name))),
    jackpots: file.jackpots.map(sheetJackpot),
  };
}
