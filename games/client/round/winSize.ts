/** The degree of celebration. A return that is not above the stake is not celebrated. */
export type WinSize = 'none' | 'small' | WinLevel;
/** The levels of a big win, from the lowest. */
export const WIN_LEVELS = ['big', 'huge', 'super'] as const;
export type WinLevel = (typeof WIN_LEVELS)[number];

/** The multiple of the stake from which a level counts. */
export const LEVEL_TIMES: Readonly<Record<WinLevel, number>> = { big: 20, huge: 50, super: 100 };

export function winSizeOf(coins: number, stake: number): WinSize {
  if (stake <= 0 || coins <= stake) return 'none';
  return levelOf(coins, stake) ?? 'small';
}

export const isLevel = (size: WinSize): size is WinLevel => size !== 'none' && size !== 'small';

/** The highest level that these coins reach. */
export const levelOf = (coins: number, stake: number): WinLevel | undefined =>
  WIN_LEVELS.findLast((level) => coins >= LEVEL_TIMES[level] * stake);
