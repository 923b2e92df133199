import { JACKPOTS } from '#protocol/entities/game.ts';
import { PRIZE_LEVEL } from '#protocol/entities/pride.ts';
import type { GamePrize } from '#protocol/rules/prizeTitle.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';

export interface LeveledPrize extends GamePrize {
  /** The level of the prize. A pool that games share has level 0. */
  readonly Level: number;
}

const PRIZES = JACKPOTS.map((Name) => ({ Name, Level: Name === 'vault' || Name === 'pool' ? 0 : PRIZE_LEVEL[Name] }));

/**
 * The prizes of a game, largest first: those that its provider declares, or a pool of each level if the lobby shows an amount of the
 * platform.
 */
export function prizesOf(served: DeclaredGame | undefined, amount: number): LeveledPrize[] {
  const { Jackpots, FixedPrizes = [] } = served ?? {};
  const pools: readonly string[] = Jackpots ?? (amount > 0 ? Object.keys(PRIZE_LEVEL) : []);
  const fixed: readonly string[] = FixedPrizes;
  return PRIZES.filter(({ Name }) => pools.includes(Name) || fixed.includes(Name)).map((prize) => ({
    ...prize,
    IsPool: !fixed.includes(prize.Name),
  }));
}
