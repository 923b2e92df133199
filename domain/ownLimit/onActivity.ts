import type { ActivityCounter } from '../ports/index.ts';
import { personOf } from '../session/person.ts';
import { taipeiDay } from '../taipei.ts';
import { addToDay } from './rows.ts';

/**
 * Counts payments as spent. Purchases for gems or points do not count, because the gems or points were paid before. Rounds are not counted
 * here, because a stake counts when it is taken (`countPlay`), and the activity comes when the round is closed.
 */
export const onActivity: ActivityCounter['count'] = async (tx, moment, playerID, activity) => {
  if (activity.Kind !== 'purchase') return;
  const player = await tx.table('players').get(playerID);
  if (player === undefined) return;
  await addToDay(tx, personOf(player), taipeiDay(moment.now), { Spent: activity.Price });
};
