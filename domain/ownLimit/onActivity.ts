import type { ActivityCounter } from '../ports/index.ts';
import { personOf } from '../session/person.ts';
import { taipeiDay } from '../taipei.ts';
import { countPlay } from './countPlay.ts';
import { addToDay } from './rows.ts';

/** Rounds count as play, payments as spent; what is bought for gems or points was paid for before. */
export const onActivity: ActivityCounter['count'] = async (tx, moment, playerID, activity) => {
  if (activity.Kind !== 'round' && activity.Kind !== 'purchase') return;
  const player = await tx.table('players').get(playerID);
  if (player === undefined) return;
  if (activity.Kind === 'round') {
    await countPlay(tx, moment, player, { Rounds: 1, Bet: activity.Bet, Win: activity.Win });
  } else {
    await addToDay(tx, personOf(player), taipeiDay(moment.now), { Spent: activity.Price });
  }
};
