import type { ActivityCounter } from '../ports/index.ts';
import { ECONOMY } from '../economy.ts';
import { gainExperience } from './experience.ts';

/**
 * Rounds give experience and VIP experience, and purchases give VIP experience (decisions §4). A free round was paid for by an earlier
 * round.
 */
export const onActivity: ActivityCounter['count'] = async (tx, _moment, playerID, activity) => {
  const { Level, Vip } = ECONOMY;
  if (activity.Kind === 'round' && activity.Bet > 0) {
    await gainExperience(tx, playerID, {
      level: Level.PerRound + Math.floor(activity.Bet / Level.GoldPerExperience),
      vip: Math.floor(activity.Bet / Vip.GoldPerExperience),
      staked: activity.Bet,
    });
  }
  if (activity.Kind === 'purchase') {
    await gainExperience(tx, playerID, { vip: activity.Price * Vip.PerNtDollar });
  }
};
