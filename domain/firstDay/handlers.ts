import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/firstDay.ts';
import { answer } from '../dispatch/handler.ts';
import { payRewards } from '../ledger/payRewards.ts';
import { phoneRewardLock, recordReward, rewardTransfer } from '../session/phoneReward.ts';
import { firstDayOf } from './state.ts';

export const getFirstDay = answer(operations.getFirstDay, (_request, context, db) => firstDayOf(db, context));

export const claimFirstDay = answer(operations.claimFirstDay, async (_request, context, tx) => {
  const { player } = context;
  const { PlayerID } = player;
  await tx.lock([phoneRewardLock(player), `player:${PlayerID}`]);
  const list = await firstDayOf(tx, context);
  if (list.State === 3) fail(300012);
  if (!list.Open) fail(300016);
  if (list.State === 1) fail(300013);
  const { Reward } = list;
  await recordReward(tx, context, 'firstDay', player);
  await payRewards(tx, context, [{ ID: rewardTransfer('firstDay', PlayerID), PlayerID, Reason: 'firstDay', Reward }]);
  return { ...list, State: 3 as const };
});
