import type { ActivityCounter } from '../ports/index.ts';
import { stakedIn } from '../activity/activity.ts';
import { ECONOMY } from '../economy.ts';
import { gainExperience } from './experience.ts';

/**
 * Rounds give experience and VIP experience, and purchases give VIP experience (decisions §4). A round
 * without a bet was paid for by an earlier one, and a free spin by the house: it counts as a round without a stake.
 */
export const onActivity: ActivityCounter['count'] = async (tx, _moment, playerID, activity) => {
  const { Level, Vip } = ECONOMY;
  if (activity.Kind === 'round' && activity.Bet > 0) {
    const staked = stakedIn(activity);
    await gainExperience(tx, playerID, {
      level: Level.PerRound + Math.floor(staked / Level.GoldPerExperience),
      vip: Math.floor(staked / Vip.GoldPerExperience),
      staked,
    });
  }
  if (activity.Kind === 'purchase') {
    await gainExperience(tx, playerID, { vip: activity.Price * Vip.PerNtDollar });
  }
};
