import {
  type ChoiceClasses,
  choiceDistribution,
  meanOfOption,
  optionDistribution,
} from '../cycle/choiceDistribution.ts';
import { type Distribution, ratio } from '../cycle/Distribution.ts';
import { roundsUntil } from '../cycle/dryRuns.ts';
import { outcomesOf } from '../cycle/SpinClass.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import { rounded, stakesOf } from './rounded.ts';
import type { SheetVariant } from './schema.ts';
import { volatilityOf } from './volatility.ts';

/** In millionths: the quantiles of an option that the client shows. */
const QUANTILES = [50_000, 250_000, 500_000, 750_000, 950_000, 990_000];

/**
 * In tenths of the stake: the ranges of the pays of free spins. Their square roots lie equally far apart, since the client draws the spread
 * of each option on this scale. The last range has no end.
 */
const SPREAD = Array.from({ length: 26 }, (_, step) => Math.ceil((step / 4) ** 2 * 100));

const spreadOf = (pays: Distribution) =>
  SPREAD.map((from, step) => {
    const above = SPREAD[step + 1];
    return { from, chance: rounded(pays.atLeast(from) - (above === undefined ? 0 : pays.atLeast(above))) };
  });

/** The figures of a choice, and the rounds of a player with the default. */
export interface SheetedChoice {
  figures: NonNullable<SheetVariant['choice']>;
  round: Distribution;
}

/** The exact figures of a game's choice. Undefined if it has none. */
export function sheetChoice({ choice, cap }: SlotGame, classes: ChoiceClasses): SheetedChoice | undefined {
  if (choice === undefined) return undefined;
  const opening = classes.base.filter(({ scatters }) => scatters >= choice.atLeast);
  const chance = ratio(outcomesOf(opening), outcomesOf(classes.base));
  const rounds = choice.options.map((option) => choiceDistribution(choice, option, classes, cap));
  const taken = choice.options.findIndex(({ name }) => name === choice.default);
  const [option, round] = [choice.options[taken], rounds[taken]];
  if (option === undefined || round === undefined) throw new RangeError(`the choice has no option "${choice.default}"`);
  const { paid, outcomes } = meanOfOption(choice, option, classes.free);
  const options = choice.options.map((each, index) => {
    const own = optionDistribution(choice, each, classes.free);
    const deviation = stakesOf(rounds[index]?.deviation ?? 0);
    return {
      name: each.name,
      deviation: rounded(stakesOf(own.deviation)),
      hitRate: rounded(own.atLeast(1)),
      most: { pay: own.most, chance: own.atLeast(own.most) },
      quantiles: QUANTILES.map((share) => ({ share, pay: own.quantile(share) })),
      ...(each.spins === undefined ? {} : { ranges: spreadOf(own) }),
      round: { deviation: rounded(deviation), volatility: volatilityOf(deviation) },
    };
  });
  const waits = { half: roundsUntil(chance, 0.5), most: roundsUntil(chance, 0.99) };
  return { figures: { chance, mean: rounded(stakesOf(ratio(paid, outcomes))), waits, options }, round };
}
