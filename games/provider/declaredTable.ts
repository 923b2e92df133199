import type { DeclaredGame } from '#protocol/wallet/index.ts';
import { TABLE_VARIANT } from './session/openDemo.ts';

/** The exact returns of a table's bets, as shares of the stake. */
export type BetReturns = Readonly<Record<string, number>>;

const BASIS_POINTS = 10_000;

/**
 * A table as the operator declares it to the platform. Its return is that of its worst bet, rounded down.
 *
 * @throws RangeError if the table has no bet
 */
export function declaredTable(code: string, returns: BetReturns): DeclaredGame {
  const worst = Math.min(...Object.values(returns));
  if (!Number.isFinite(worst)) throw new RangeError(`the table ${code} has no bet`);
  return {
    GameCode: code,
    Variant: TABLE_VARIANT,
    ReturnToPlayer: Math.floor(worst * BASIS_POINTS),
    Jackpots: [],
    SeveralBets: true,
  };
}
