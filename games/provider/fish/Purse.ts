import type { OwnFish } from '#games/api/index.ts';
import type { FishShotRow } from '../tables.ts';
import type { LiveWindow } from './LiveWindow.ts';

/** The figures of a player at a seat: coins, stakes and wins. */
export class Purse {
  readonly #open = new Set<LiveWindow>();
  #balance: number | undefined;
  #figures = { Staked: 0, Won: 0, Shots: 0 };

  /** The figures as they are stored, and the wallet's coins. */
  set(figures: Pick<OwnFish, 'Staked' | 'Won' | 'Shots'>, balance: number | undefined): void {
    const { Staked, Won, Shots } = figures;
    this.#figures = { Staked, Won, Shots };
    this.#balance = balance;
  }

  /** The wallet took a hold. @param balance the coins after it */
  held(window: LiveWindow, balance: number): void {
    this.#open.add(window);
    this.#balance = balance;
  }

  /** A hold has ended. @param balance the coins after it. Undefined if the wallet did not answer */
  ended(window: LiveWindow | undefined, balance: number | undefined): void {
    if (window !== undefined) this.#open.delete(window);
    this.#balance = balance ?? this.#balance;
  }

  fired({ Stake, Win }: Pick<FishShotRow, 'Stake' | 'Win'>): void {
    const { Staked, Won, Shots } = this.#figures;
    this.#figures = { Staked: Staked + Stake, Won: Won + Win, Shots: Shots + 1 };
  }

  /** Coins of open holds count as long as they are not fired. */
  view(): OwnFish {
    const owed = [...this.#open].reduce((sum, window) => sum + window.owed, 0);
    return { ...this.#figures, ...(this.#balance !== undefined && { Balance: this.#balance + owed }) };
  }
}
