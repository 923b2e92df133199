import type { JackpotName } from '../entities/game.ts';
import { PRIZE_LEVEL } from '../entities/pride.ts';
import { jackpotIDOf } from './jackpotID.ts';
import type { PrizeTitle } from './winTitle.ts';

/** A prize of a game, as its sheet lists it. */
export interface GamePrize {
  readonly Name: JackpotName;
  readonly IsPool: boolean;
}

/**
 * Names a prize of a game. In a game with a fixed prize all prizes have the names of their levels, so that no two share a name.
 * In a game with pools alone the largest is the first jackpot, and the others are other jackpots (specification 1 §9).
 *
 * @param prizes all prizes of the game, in any order. Empty means that the game has a pool of each level
 */
export function prizeTitleOf(name: JackpotName, prizes: readonly GamePrize[]): PrizeTitle {
  if (name === 'pool' || name === 'vault') return { kind: name };
  if (prizes.some(({ IsPool }) => !IsPool)) return { kind: 'prize', level: PRIZE_LEVEL[name] };
  const names = prizes.map(({ Name }) => Name);
  return { kind: 'jackpot', isFirst: jackpotIDOf(name, names) === 1 };
}

/** Whether a prize is a fixed multiple of the bet. A prize that the game does not list counts as a pool. */
export const isFixedPrize = (name: JackpotName | '', prizes: readonly GamePrize[]): boolean =>
  prizes.some(({ Name, IsPool }) => Name === name && !IsPool);
