import { ratio } from '../cycle/Distribution.ts';
import { roundsUntil } from '../cycle/dryRuns.ts';
import type { HoldDistribution } from '../cycle/holdDistribution.ts';
import { outcomesOf, type SpinClass } from '../cycle/SpinClass.ts';
import { weightOf } from '../draws/Draws.ts';
import type { CoinRule } from '../game/schema.ts';
import type { SheetVariant } from './schema.ts';
import { rounded, stakesOf } from './rounded.ts';

/** The starts of a hold and respin: the share of base spins with each number of coins. */
function startsOf(base: readonly SpinClass[], { rule }: HoldDistribution): [coins: number, share: number][] {
  const total = outcomesOf(base);
  const starts = new Map<number, bigint>();
  for (const { coins, count } of base) if (coins >= rule.atLeast) starts.set(coins, (starts.get(coins) ?? 0n) + count);
  return [...starts].map(([coins, count]) => [coins, ratio(count, total)]);
}

/** The average of a value by the number of coins, over all rounds. */
const average = (starts: readonly [number, number][], valueOf: (coins: number) => number): number =>
  starts.reduce((sum, [coins, share]) => sum + share * valueOf(coins), 0);

const meanOf = (amounts: ReadonlyMap<number, bigint> | undefined, total: bigint): number =>
  ratio(
    [...(amounts ?? [])].reduce((sum, [pay, count]) => sum + BigInt(pay) * count, 0n),
    total,
  );

/** The averages of a variant's hold and respin over all rounds. */
interface HoldAverages {
  chance: number;
  coins: number;
  full: number;
  share: (coin: CoinRule) => number;
}

function averagesOf(starts: readonly [number, number][], { rule, ends, byCoins }: HoldDistribution): HoldAverages {
  const cells = Math.max(...byCoins.keys());
  const total = weightOf(rule.coins);
  return {
    chance: average(starts, () => 1),
    coins: average(starts, (coins) => [...(ends.get(coins) ?? [])].reduce((sum, [end, share]) => sum + end * share, 0)),
    full: average(starts, (coins) => ends.get(coins)?.get(cells) ?? 0),
    share: ({ weight }) => weight / total,
  };
}

/** The draws of each jackpot of a hold and respin, on average in a round. */
export function jackpotDraws(base: readonly SpinClass[], hold: HoldDistribution | undefined): Map<string, number> {
  const draws = new Map<string, number>();
  if (hold === undefined) return draws;
  const { coins, full, share } = averagesOf(startsOf(base, hold), hold);
  const add = (jackpot: string | undefined, times: number): void => {
    if (jackpot !== undefined) draws.set(jackpot, (draws.get(jackpot) ?? 0) + times);
  };
  for (const coin of hold.rule.coins) add(coin.jackpot, coins * share(coin));
  add(hold.rule.full?.jackpot, full);
  return draws;
}

/** The prizes of a hold and respin: how many of each a round has on average. */
function prizesOf({ rule }: HoldDistribution, { coins, full, share }: HoldAverages) {
  return Object.entries(rule.prizes ?? {}).map(([name, pay]) => {
    const onCoins = rule.coins.reduce((sum, coin) => (coin.prize === name ? sum + share(coin) : sum), 0);
    return { name, pay, chance: coins * onCoins + (rule.full?.prize === name ? full : 0) };
  });
}

/** @param hold undefined if the game has none */
export function sheetHold(
  base: readonly SpinClass[],
  hold: HoldDistribution | undefined,
): NonNullable<SheetVariant['hold']> | undefined {
  if (hold === undefined) return undefined;
  const starts = startsOf(base, hold);
  const averages = averagesOf(starts, hold);
  const { chance, coins, full } = averages;
  const mean = average(starts, (from) => meanOf(hold.byCoins.get(from), hold.total)) / chance;
  return {
    chance,
    mean: rounded(stakesOf(mean)),
    coins: rounded(coins / chance),
    respins: rounded(average(starts, (from) => hold.respins.get(from) ?? 0) / chance),
    full,
    prizes: prizesOf(hold, averages),
    waits: { half: roundsUntil(chance, 0.5), most: roundsUntil(chance, 0.99) },
  };
}
