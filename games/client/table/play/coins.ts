/** Coins by place. */
export type Coins = Readonly<Record<string, number>>;

export const NO_COINS: Coins = {};

export const sumOf = (coins: Coins): number => Object.values(coins).reduce((sum, each) => sum + each, 0);

export function addCoins(...all: readonly Coins[]): Coins {
  const sums: Record<string, number> = {};
  for (const coins of all) for (const [place, each] of Object.entries(coins)) sums[place] = (sums[place] ?? 0) + each;
  return sums;
}

export const doubled = (coins: Coins): Coins => addCoins(coins, coins);
