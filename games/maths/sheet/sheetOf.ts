import { type Distribution, ratio } from '../cycle/Distribution.ts';
import { longestDryRun, roundsUntil } from '../cycle/dryRuns.ts';
import { type CountedSpin, countSpin, spinDistribution } from '../cycle/enumerate.ts';
import { holdDistribution } from '../cycle/holdDistribution.ts';
import { ladderMean } from '../cycle/ladderMean.ts';
import { roundDistribution } from '../cycle/roundDistribution.ts';
import { outcomesOf, type SpinClass } from '../cycle/SpinClass.ts';
import { slotGame, type SlotGame } from '../game/SlotGame.ts';
import type { JackpotRule, MathsFile } from '../game/schema.ts';
import { STAKE_UNIT } from '../features/jackpots.ts';
import { combinationRows } from './combinationRows.ts';
import { rounded, stakesOf } from './rounded.ts';
import type { SheetFile, SheetVariant } from './schema.ts';
import { sheetChoice } from './sheetChoice.ts';
import { jackpotDraws, sheetHold } from './sheetHold.ts';
import { volatilityOf } from './volatility.ts';

/** The first amounts of the rows in the table, in tenths of the stake. */
const RANGES = [0, 1, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
/** In millionths. */
const QUANTILES = [500_000, 750_000, 900_000, 950_000, 990_000, 999_000, 999_900, 999_990];
/** Dry runs are counted in series of this many rounds. */
const SERIES = 1000;

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

const startingShare = (classes: readonly SpinClass[], least: number): number =>
  ratio(outcomesOf(classes.filter(({ scatters }) => scatters >= least)), outcomesOf(classes));

function freeSpinsOf(base: readonly SpinClass[], free: Distribution, rule: SlotGame['freeSpins']) {
  if (rule === undefined) return null;
  const hitRate = free.atLeast(1);
  const chance = startingShare(base, rule.atLeast);
  const multiples = ladderMean(rule, hitRate);
  return { chance, hitRate, mean: rounded(stakesOf(free.mean * multiples)), multiple: rounded(multiples / rule.spins) };
}

interface SheetedVariant {
  variant: SheetVariant;
  /** The draws of each jackpot in a round on average, if a feature draws it. */
  draws: ReadonlyMap<string, number>;
}

/** Takes some seconds for a variant with free spins, and minutes for boards that tumble. */
function sheetVariant(game: SlotGame): SheetedVariant {
  const { freeSpins: rule, cap } = game;
  const baseSpin = countSpin(game, game.base);
  const freeReels = rule?.reels ?? game.choice?.reels;
  const freeSpin: CountedSpin = freeReels === undefined ? { classes: [], wins: undefined } : countSpin(game, freeReels);
  const base = spinDistribution(baseSpin.classes);
  const free = spinDistribution(freeSpin.classes);
  const held = game.hold && holdDistribution(game.hold, game.rows * game.base.strips.length, cap);
  const features = { free: rule && { classes: freeSpin.classes, rule }, hold: held };
  const choice = sheetChoice(game, { base: baseSpin.classes, free: freeSpin.classes });
  const round = choice?.round ?? roundDistribution(baseSpin.classes, features, cap);
  const freeSpins = freeSpinsOf(baseSpin.classes, free, rule);
  const hold = sheetHold(baseSpin.classes, held);
  const returned = stakesOf(round.mean);
  const shares = {
    base: rounded(stakesOf(base.mean)),
    ...(hold === undefined ? {} : { hold: rounded(hold.chance * hold.mean) }),
    ...(choice === undefined ? {} : { choice: rounded(choice.figures.chance * choice.figures.mean) }),
    freeSpins: rounded((freeSpins?.chance ?? 0) * stakesOf(free.mean) * (rule?.spins ?? 0)),
  };
  const ladder = rounded((freeSpins?.chance ?? 0) * (freeSpins?.mean ?? 0) - shares.freeSpins);
  const counted = shares.base + (shares.hold ?? 0) + (shares.choice ?? 0) + shares.freeSpins + ladder;
  const deviation = stakesOf(round.deviation);
  const hitRate = round.atLeast(1);
  const variant = {
    name: game.variant,
    return: rounded(returned),
    basisPoints: Math.round(returned * 10_000),
    exact: { paid: String(round.sum), outcomes: String(round.total) },
    deviation: rounded(deviation),
    volatility: volatilityOf(deviation),
    hitRate: rounded(hitRate),
    baseHitRate: rounded(base.atLeast(1)),
    shares: { ...shares, ladder, cap: rounded(returned - counted) },
    freeSpins,
    ...(hold === undefined ? {} : { hold }),
    ...(choice === undefined ? {} : { choice: choice.figures }),
    most: { pay: round.most, chance: round.atLeast(round.most) },
    ranges: rangesOf(round, cap),
    quantiles: QUANTILES.map((share) => ({ share, pay: round.quantile(share) })),
    dryRuns: { rounds: SERIES, half: longestDryRun(hitRate, SERIES, 0.5), most: longestDryRun(hitRate, SERIES, 0.99) },
    waits: freeSpins && { half: roundsUntil(freeSpins.chance, 0.5), most: roundsUntil(freeSpins.chance, 0.99) },
    baseLines: combinationRows(game, game.base, baseSpin.wins),
    freeLines: freeReels === undefined ? [] : combinationRows(game, freeReels, freeSpin.wins),
  };
  return { variant, draws: jackpotDraws(baseSpin.classes, held) };
}

/**
 * The return of a jackpot. It is hit once in `odds × 10` coins on average, and those coins have raised it.
 * @param draws in a round on average: 1, unless a feature draws it
 */
function sheetJackpot({ name, seed, contribution, odds }: JackpotRule, draws: number): SheetFile['jackpots'][number] {
  const coins = (odds * STAKE_UNIT) / draws;
  const raised = contribution / 1_000_000;
  return {
    name,
    chance: draws / odds,
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
  const sheeted = file.variants.map(({ name }) => sheetVariant(slotGame(file, name)));
  return {
    code: file.code,
    version: file.version,
    maths,
    variants: sheeted.map(({ variant }) => variant),
    // Players have the first variant unless the operator chooses another.
    jackpots: file.jackpots.map((jackpot) => sheetJackpot(jackpot, sheeted[0]?.draws.get(jackpot.name) ?? 1)),
  };
}
