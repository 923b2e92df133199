/** The degree of celebration. A return that is not above the stake is not celebrated. */
export type WinSize = 'none' | 'small' | 'big' | 'huge';

const BIG = 15;
const HUGE = 50;

export function winSizeOf(coins: number, stake: number): WinSize {
  if (stake <= 0 || coins <= stake) return 'none';
  if (coins >= HUGE * stake) return 'huge';
  return coins >= BIG * stake ? 'big' : 'small';
}
