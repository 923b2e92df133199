/** How a win is celebrated. A return that is not above the stake is not celebrated. */
export type WinSize = 'none' | 'small' | 'big' | 'huge';

const BIG = 15;
const HUGE = 50;

/** The size of a win by its multiple of the stake. */
export function winSizeOf(coins: number, stake: number): WinSize {
  if (stake <= 0 || coins <= stake) return 'none';
  if (coins >= HUGE * stake) return 'huge';
  return coins >= BIG * stake ? 'big' : 'small';
}
