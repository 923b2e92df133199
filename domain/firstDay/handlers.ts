import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/firstDay.ts';
import { answer } from '../dispatch/handler.ts';
import { payRewards } from '../ledger/payRewards.ts';
import { firstDayOf, firstDayTransfer } from './state.ts';

export const getFirstDay = answer(operations.getFirstDay, (_request, context, db) => firstDayOf(db, context));

export const claimFirstDay = answer(operations.claimFirstDay, async (_request, context, tx) => {
  const { PlayerID } = context.player;
  await tx.lock([`player:${PlayerID}`]);
  const list = await firstDayOf(tx, context);
  if (list.State === 3) fail(300012);
  if (!list.Open) fail(300016);
  if (list.State === 1) fail(300013);
  const { Reward } = list;
  await payRewards(tx, context, [{ ID: firstDayTransfer(PlayerID), PlayerID, Reason: 'firstDay', Reward }]);
  return { ...list, State: 3 as const };
});
