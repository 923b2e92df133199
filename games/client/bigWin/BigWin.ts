import type { WinLevel } from '../round/winSize.ts';

/** A large win as the game shows it over the board. */
export interface ShownWin {
  readonly coins: number;
  readonly stake: number;
  /** The source of the win, such as the line. */
  readonly source: string;
}

/** The show of a big win: the mascot, the word of the level, and the sum that counts up. */
export interface BigWin {
  /** Covers the board. Nothing is counted yet. */
  show(win: ShownWin): void;
  /** Shows the counted coins, and the level that they have reached. */
  setCoins(coins: number, level: WinLevel | undefined): void;
  /** Shows that the sum is complete. */
  complete(): void;
  hide(): void;
  setReducedMotion(isReduced: boolean): void;
}
