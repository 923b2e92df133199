import { returnedCoins, type Stakes } from './returnedCoins.ts';
import type { TableRules } from './tableRules.ts';

/** The coins that stakes lose in all results together, each result once. */
function lostCoins(outcomes: TableRules['outcomes'], stakes: Stakes): number {
  const staked = Object.values(stakes).reduce((sum, coins) => sum + coins, 0);
  return outcomes.reduce((sum, returned) => sum + Math.max(0, staked - returnedCoins(stakes, returned)), 0);
}

/**
 * The part of a player's stakes that was at risk. A single bet is at risk as a whole. Bets that pay for each other's loss are at risk only
 * as far as they lose together: the stakes are multiplied by what they lose over all results of the table, divided by what each of them
 * loses alone.
 */
export function coinsAtRisk({ outcomes }: Pick<TableRules, 'outcomes'>, stakes: Stakes): number {
  const bets = Object.entries(stakes);
  const staked = bets.reduce((sum, [, coins]) => sum + coins, 0);
  const alone = bets.reduce((sum, [bet, coins]) => sum + lostCoins(outcomes, { [bet]: coins }), 0);
  return alone === 0 ? 0 : Math.floor((staked * lostCoins(outcomes, stakes)) / alone);
}
