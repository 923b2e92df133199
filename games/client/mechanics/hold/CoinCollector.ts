import type { Cell, Coin } from '#games/api/index.ts';
import type { ShowTools } from '../ShowTools.ts';

/** Shows the coins of a hold and respin in a second place, beside the board. */
export interface CoinCollector {
  /** A reel of the base spin stops. */
  reelStopped(reel: number): void;
  /** Shows the first coins, before the first respin. */
  begin(coins: readonly Coin[]): void;
  /** Shows a coin that stays. @param held how many coins stay, with this one */
  add(coin: Coin, held: number): void;
  /** Brings the coins together at the end. Resolves when all of them are counted. */
  gather(gathering: Gathering): Promise<void>;
  clear(): void;
  setReducedMotion(isReduced: boolean): void;
}

export interface Gathering {
  readonly coins: readonly Coin[];
  /** A coin leaves its cell. */
  readonly left: (cell: Cell) => void;
  /** A coin arrives. @param count how many have arrived */
  readonly arrived: (count: number) => void;
  readonly show: Pick<ShowTools, 'wait' | 'isSkipped'>;
}
