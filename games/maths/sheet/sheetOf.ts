import type { NudgeCount } from '../cycle/boardCounts.ts';
import { type Distribution, ratio } from '../cycle/Distribution.ts';
import { longestDryRun, roundsUntil } from '../cycle/dryRuns.ts';
import { countSpin, spinDistribution } from '../cycle/enumerate.ts';
import { countFreeSpins, type FreeSpinCount } from '../cycle/freeSpinCount.ts';
import { holdDistribution } from '../cycle/holdDistribution.ts';
import { levelDistribution } from '../cycle/levelDistribution.ts';
import { roundDistribution } from '../cycle/roundDistribution.ts';
import { outcomesOf, type SpinClass } from '../cycle/SpinClass.ts';
import { slotGame, type SlotGame } from '../game/SlotGame.ts';
import type { JackpotRule, MathsFile } from '../game/schema.ts';
import { seededDraws } from '../draws/seededDraws.ts';
import { startsFreeSpins } from '../features/freeSpins.ts';
import { STAKE_UNIT } from '../features/jackpots.ts';
import { combinationRows } from './combinationRows.ts';
import { lastingOf } from './lasting.ts';
import { rounded, stakesOf } from './rounded.ts';
import { LASTING_COINS, LONGEST_CHAIN, type SheetFile, type SheetVariant } from './schema.ts';
import { sheetChoice } from './sheetChoice.ts';
import { simulatedOf } from './simulated.ts';
import { jackpotDraws, sheetHold } from './sheetHold.ts';
import { sheetLevel, wheelDraws } from './sheetLevel.ts';
import { volatilityOf } from './volatility.ts';

/** The first amounts of the rows in the table, in tenths of the stake. */
const RANGES = [0, 1, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
/** In millionths. */
const QUANTILES = [500_000, 750_000, 900_000, 950_000, 990_000, 999_000, 999_900, 999_990];
/** Dry runs are counted in series of this many rounds. */
const SERIES = 1000;
/** The stakes of the sittings, in coins. */
const LASTING_STAKES = [20, 100];
const LASTING_SEED = 20_261_130;

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

const shareOf = (classes: readonly SpinClass[], isPart: (spin: SpinClass) => boolean): number =>
  ratio(outcomesOf(classes.filter(isPart)), outcomesOf(classes));

/** The share of base spins by the boards that pay: from 1 to the longest chain of the table. */
function chainsOf(classes: readonly SpinClass[]): NonNullable<SheetVariant['chains']> {
  const most = classes.reduce((longest, { boards }) => Math.max(longest, boards), 0);
  return Array.from({ length: Math.min(most, LONGEST_CHAIN) }, (_, at) => ({
    boards: at + 1,
    chance: shareOf(classes, ({ boards }) => (at + 1 < LONGEST_CHAIN ? boards === at + 1 : boards > at)),
  }));
}

function freeSpinsOf(base: readonly SpinClass[], free: FreeSpinCount | undefined): SheetVariant['freeSpins'] {
  if (free === undefined) return null;
  const { rule, hitRate, mean, multiple, expanding } = free;
  const chance = shareOf(base, (spin) => startsFreeSpins(rule, spin));
  return {
    chance,
    hitRate,
    mean: rounded(stakesOf(mean)),
    multiple: rounded(multiple),
    ...(expanding === undefined
      ? {}
      : { expanding: expanding.map((each) => ({ ...each, mean: rounded(stakesOf(each.mean)) })) }),
  };
}

function nudgeOf(nudges: NudgeCount | undefined): SheetVariant['nudge'] {
  if (nudges === undefined) return undefined;
  const { moved, won, paid } = nudges;
  return { chance: rounded(moved), hitRate: rounded(won / moved), return: rounded(stakesOf(paid)) };
}

/** The exact sum of the pays of all outcomes, and their number. */
function exactOf(base: readonly SpinClass[], free: FreeSpinCount | undefined, round: Distribution) {
  if (free?.exact === undefined) return { paid: round.sum, outcomes: round.total };
  const { numerator, denominator } = free.exact;
  const paid = base.reduce((sum, { pay, count }) => sum + BigInt(pay) * count, 0n);
  const starts = outcomesOf(base.filter((spin) => startsFreeSpins(free.rule, spin)));
  return { paid: paid * denominator + starts * numerator, outcomes: outcomesOf(base) * denominator };
}

const sheetLasting = (round: Distribution, sittings: number): NonNullable<SheetVariant['lasting']> =>
  LASTING_STAKES.map((stake) =>
    lastingOf(round, { coins: LASTING_COINS, stake, sittings }, seededDraws(LASTING_SEED + stake)),
  );

interface SheetedVariant {
  variant: SheetVariant;
  /** The draws of each jackpot in a round on average, if a feature draws it. */
  draws: ReadonlyMap<string, number>;
}

/** Takes some seconds for a variant with free spins, and minutes for boards that tumble. */
function sheetVariant(game: SlotGame, sittings: number): SheetedVariant {
  const { freeSpins: rule, cap } = game;
  const baseSpin = countSpin(game, game.base, 'base');
  const free = rule && countFreeSpins(game, rule);
  const chosen = game.choice?.reels && countSpin(game, game.choice.reels, 'free');
  const freeReels = rule?.reels ?? game.choice?.reels;
  const base = spinDistribution(baseSpin.classes);
  const held = game.hold && holdDistribution(game.hold, game.rows * game.base.strips.length, cap);
  const collected = game.level && levelDistribution(game.level, game.rows * game.base.strips.length);
  const features = { free, coins: held ?? collected };
  const choice = sheetChoice(game, { base: baseSpin.classes, free: chosen?.classes ?? [] });
  const round = choice?.round ?? roundDistribution(baseSpin.classes, features, cap);
  const freeSpins = freeSpinsOf(baseSpin.classes, free);
  const hold = sheetHold(baseSpin.classes, held);
  const level = sheetLevel(baseSpin.classes, collected);
  const nudge = nudgeOf(baseSpin.nudges);
  const exact = exactOf(baseSpin.classes, free, round);
  const returned = stakesOf(ratio(exact.paid, exact.outcomes));
  const shares = {
    base: rounded(stakesOf(base.mean)),
    ...(hold === undefined ? {} : { hold: rounded(hold.chance * hold.mean) }),
    ...(level === undefined ? {} : { level: rounded(level.chance * level.mean) }),
    ...(choice === undefined ? {} : { choice: rounded(choice.figures.chance * choice.figures.mean) }),
    freeSpins: rounded((freeSpins?.chance ?? 0) * stakesOf(free?.plain ?? 0)),
  };
  const ladder = rounded((freeSpins?.chance ?? 0) * (freeSpins?.mean ?? 0) - shares.freeSpins);
  const counted =
    shares.base + (shares.hold ?? 0) + (shares.level ?? 0) + (shares.choice ?? 0) + shares.freeSpins + ladder;
  const deviation = stakesOf(round.deviation);
  const hitRate = round.atLeast(1);
  const ranges = rangesOf(round, cap);
  const simulated = simulatedOf(free, freeSpins?.chance ?? 0, round, ranges);
  const variant = {
    name: game.variant,
    return: rounded(returned),
    basisPoints: Math.round(returned * 10_000),
    exact: { paid: String(exact.paid), outcomes: String(exact.outcomes) },
    deviation: rounded(deviation),
    volatility: volatilityOf(deviation),
    hitRate: rounded(hitRate),
    baseHitRate: rounded(base.atLeast(1)),
    shares: { ...shares, ladder, cap: rounded(returned - counted) },
    freeSpins,
    ...(hold === undefined ? {} : { hold }),
    ...(level === undefined ? {} : { level }),
    ...(nudge === undefined ? {} : { nudge }),
    ...(simulated === undefined ? {} : { simulated }),
    ...(choice === undefined ? {} : { choice: choice.figures }),
    ...(game.tumble?.rising === undefined ? {} : { chains: chainsOf(baseSpin.classes) }),
    most: { pay: round.most, chance: round.atLeast(round.most) },
    ranges,
    quantiles: QUANTILES.map((share) => ({ share, pay: round.quantile(share) })),
    dryRuns: { rounds: SERIES, half: longestDryRun(hitRate, SERIES, 0.5), most: longestDryRun(hitRate, SERIES, 0.99) },
    waits: freeSpins && { half: roundsUntil(freeSpins.chance, 0.5), most: roundsUntil(freeSpins.chance, 0.99) },
    ...(sittings === 0 ? {} : { lasting: sheetLasting(round, sittings) }),
    baseLines: combinationRows(game, { reels: game.base, kind: 'base', wins: baseSpin.wins }),
    freeLines:
      freeReels === undefined
        ? []
        : combinationRows(game, {
            reels: freeReels,
            kind: 'free',
            sticky: rule?.sticky && rule,
            wins: (rule === undefined ? chosen : free)?.wins,
          }),
  };
  return {
    variant,
    draws: new Map([...jackpotDraws(baseSpin.classes, held), ...wheelDraws(baseSpin.classes, collected)]),
  };
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
 * @param sittings to simulate, which takes seconds. Without them the sheet does not say how long coins last
 */
export function sheetOf(file: MathsFile, maths: string, sittings = 0): SheetFile {
  const sheeted = file.variants.map(({ name }) => sheetVariant(slotGame(file, name), sittings));
  return {
    code: file.code,
    version: file.version,
    maths,
    variants: sheeted.map(({ variant }) => variant),
    // Players have the first variant unless the operator chooses another.
    jackpots: file.jackpots.map((jackpot) => sheetJackpot(jackpot, sheeted[0]?.draws.get(jackpot.name) ?? 1)),
  };
}
