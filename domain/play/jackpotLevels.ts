import { PRIZE_LEVEL } from '#protocol/entities/pride.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';

const LEVELS = (['grand', 'major', 'minor', 'mini'] as const).map((Name) => ({ Name, Level: PRIZE_LEVEL[Name] }));

/**
 * The levels of a game's jackpots, largest first: the levels that its provider declares, or all if the lobby shows an amount of the
 * platform.
 */
export const jackpotLevelsOf = (served: DeclaredGame | undefined, amount: number): typeof LEVELS =>
  served?.Jackpots === undefined
    ? LEVELS.filter(() => amount > 0)
    : LEVELS.filter(({ Name }) => served.Jackpots?.includes(Name));
