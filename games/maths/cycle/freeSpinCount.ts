import { seededDraws } from '../draws/seededDraws.ts';
import { weightOf } from '../draws/Draws.ts';
import { expandedPays } from '../features/expanding.ts';
import type { FreeSpinRule, SlotGame } from '../game/SlotGame.ts';
import { playFreeSpins } from '../round/freeSpins.ts';
import { addTo, scaled } from './amounts.ts';
import { mergedWindows, shownWindows } from './BoardMix.ts';
import { countMix } from './countMix.ts';
import { type Distribution, ratio } from './Distribution.ts';
import { type CountedSpin, countSpin, spinDistribution } from './enumerate.ts';
import { ladderMean } from './ladderMean.ts';
import { type FreePays, freePays } from './roundDistribution.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';
import { type Fraction, stickyMean, stickySpins } from './stickySpins.ts';

/** The free spins of a round as they are counted. Pays are in tenths of the stake, before the cap. */
export interface FreeSpinCount {
  rule: FreeSpinRule;
  pays: FreePays;
  /** The probability that a free spin pays. */
  hitRate: number;
  /** The mean of all free spins of a round at ×1. */
  plain: number;
  /** The same on the ladder. */
  mean: number;
  /** The average multiple of a free spin. */
  multiple: number;
  wins: CountedSpin['wins'];
  /** Each symbol that can expand. */
  expanding?: { symbol: string; chance: number; mean: number; hitRate: number }[];
  /** The exact mean, if `pays` were simulated. */
  exact?: Fraction;
}

/** Rounds of free spins that a sheet simulates. */
const SAMPLES = 50_000;
const SAMPLE_SEED = 20_261_130;

interface Means {
  hitRate: number;
  plain: number;
  mean: number;
  multiple: number;
}

function meansOf(spin: Distribution, rule: FreeSpinRule): Means {
  const hitRate = spin.atLeast(1);
  const multiples = ladderMean(rule, hitRate);
  return { hitRate, plain: spin.mean * rule.spins, mean: spin.mean * multiples, multiple: multiples / rule.spins };
}

/** The free spins in which a symbol expands: the lines of each window, and the reels with the symbol. */
function expandingClasses(game: SlotGame, { reels }: FreeSpinRule, symbol: string): SpinClass[] {
  const place = game.symbols.indexOf(symbol);
  const pays = expandedPays(game, symbol);
  const marked = reels.windows.map((windows) =>
    mergedWindows(shownWindows(game, windows).map((each) => ({ ...each, marks: each.window.includes(place) ? 1 : 0 }))),
  );
  return mergedClasses(
    countMix(game, { reels: marked }).map(({ marks, ...each }) => ({
      ...each,
      pay: each.pay + (pays.get(marks) ?? 0),
    })),
  );
}

function countExpanding(game: SlotGame, rule: FreeSpinRule): FreeSpinCount {
  const { expanding = [] } = rule;
  const all = weightOf(expanding);
  const counts = new Map<number, bigint>();
  let outcomes = 0n;
  const means: (Means & { symbol: string; chance: number })[] = [];
  for (const { symbol, weight } of expanding) {
    const classes = expandingClasses(game, rule, symbol);
    const own = freePays(classes, rule, game.cap);
    addTo(counts, scaled(own.below, BigInt(weight)));
    outcomes += own.outcomes * BigInt(weight);
    means.push({ symbol, chance: weight / all, ...meansOf(spinDistribution(classes), rule) });
  }
  const average = (value: (each: Means) => number): number =>
    means.reduce((sum, each) => sum + each.chance * value(each), 0);
  return {
    rule,
    pays: { below: counts, outcomes },
    hitRate: average(({ hitRate }) => hitRate),
    plain: average(({ plain }) => plain),
    mean: average(({ mean }) => mean),
    multiple: average(({ multiple }) => multiple),
    wins: undefined,
    expanding: means.map(({ symbol, chance, mean, hitRate }) => ({ symbol, chance, mean, hitRate })),
  };
}

/** Sticky wilds: the mean is exact, and what a whole round of free spins pays is simulated. */
function countSticky(game: SlotGame, rule: FreeSpinRule): FreeSpinCount {
  const { reels, spins, ladder } = rule;
  const [multiple = 1] = ladder;
  const { numerator, denominator } = stickyMean(game, stickySpins(game, reels, spins));
  const draws = seededDraws(SAMPLE_SEED);
  const below = new Map<number, bigint>();
  let hits = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const played = playFreeSpins(game, rule, draws, 0).spins;
    let pay = 0;
    for (const spin of played) {
      pay += spin.pay;
      if (spin.pay > 0) hits += 1;
    }
    below.set(pay, (below.get(pay) ?? 0n) + 1n);
  }
  const plain = ratio(numerator, denominator);
  return {
    rule,
    pays: { below, outcomes: BigInt(SAMPLES) },
    hitRate: hits / SAMPLES / spins,
    plain,
    mean: plain * multiple,
    multiple,
    wins: undefined,
    exact: { numerator: numerator * BigInt(multiple), denominator },
  };
}

/** Counts the free spins of a game. */
export function countFreeSpins(game: SlotGame, rule: FreeSpinRule): FreeSpinCount {
  if (rule.sticky !== undefined) return countSticky(game, rule);
  if (rule.expanding !== undefined) return countExpanding(game, rule);
  const { classes, wins } = countSpin(game, rule.reels, 'free');
  return { rule, pays: freePays(classes, rule, game.cap), wins, ...meansOf(spinDistribution(classes), rule) };
}
