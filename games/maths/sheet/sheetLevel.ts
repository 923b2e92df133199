import { coinShares, type LevelDistribution, roundsToFill } from '../cycle/levelDistribution.ts';
import type { SpinClass } from '../cycle/SpinClass.ts';
import { jackpotOfWheel, payingFields } from '../features/level.ts';
import { rounded, stakesOf } from './rounded.ts';
import type { SheetVariant } from './schema.ts';

const meanCoins = (base: readonly SpinClass[]): number =>
  [...coinShares(base)].reduce((sum, [coins, share]) => sum + coins * share, 0);

/** The figures of a level over many rounds. @param level undefined if the game has none */
export function sheetLevel(
  base: readonly SpinClass[],
  level: LevelDistribution | undefined,
): NonNullable<SheetVariant['level']> | undefined {
  if (level === undefined) return undefined;
  const { rule } = level;
  const { full } = rule;
  const coins = meanCoins(base);
  const fields = payingFields(rule);
  const mean = fields.reduce((sum, { pay }) => sum + pay, 0) / fields.length;
  const shares = coinShares(base);
  return {
    full,
    coins: rounded(coins),
    chance: rounded(coins / full),
    mean: rounded(stakesOf(mean)),
    fields: rule.wheel.fields.map(({ pays = null, jackpot = null }) => ({
      pay: pays,
      jackpot,
      chance: pays === null ? null : rounded(1 / fields.length),
    })),
    waits: { half: roundsToFill(shares, full, 0.5), most: roundsToFill(shares, full, 0.99) },
  };
}

/** The draws of the wheel's jackpot, on average in a round. */
export function wheelDraws(base: readonly SpinClass[], level: LevelDistribution | undefined): Map<string, number> {
  const jackpot = jackpotOfWheel(level?.rule);
  if (level === undefined || jackpot === undefined) return new Map();
  return new Map([[jackpot, meanCoins(base) / level.rule.full]]);
}
