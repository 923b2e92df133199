import type { ReelSet } from '../game/SlotGame.ts';
import type { WayPays } from '../pays/WayPays.ts';

export interface WayMean {
  symbol: string;
  /** The reels in a row. */
  count: number;
  /** In tenths of the stake, of one way. */
  pay: number;
  /** The probability of the win. */
  chance: number;
  /** The ways of it on average over all spins. */
  ways: number;
}

/**
 * How often a spin pays each combination of ways, from each reel alone: the reels are independent, so the mean of a product of cells is
 * the product of their means. It visits no window of several reels.
 */
export function wayMeans(pays: WayPays, { windows }: ReelSet): WayMean[] {
  return pays.table.flatMap(({ symbol, fits, byCount }) =>
    byCount.map(([count, pay]) => {
      let chance = 1;
      let ways = 1;
      for (const [reel, stops] of windows.entries()) {
        if (reel > count) break;
        const cells = stops.map((window) => window.filter((each) => fits.includes(each)).length);
        const without = cells.filter((each) => each === 0).length / stops.length;
        chance *= reel < count ? 1 - without : without;
        ways *= reel < count ? cells.reduce((sum, each) => sum + each, 0) / stops.length : without;
      }
      return { symbol, count, pay, chance, ways };
    }),
  );
}
