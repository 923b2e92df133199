import type { WinSize } from '../round/winSize.ts';

/** The duration of counting a win up, in milliseconds. A return that is not above the stake is not counted up. */
export const COUNT_MS: Readonly<Record<WinSize, number>> = { none: 0, small: 900, big: 3200, huge: 5200 };

/** The coins of a count-up: fast at first, and exactly the whole at its end. */
export function countedCoins(coins: number, milliseconds: number, duration: number): number {
  if (milliseconds >= duration) return coins;
  const left = 1 - Math.max(0, milliseconds) / duration;
  return Math.floor(coins * (1 - left * left));
}
