import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/signInDays.ts';
import { recordActivity } from '../activity/record.ts';
import { answer } from '../dispatch/handler.ts';
import { payRewards } from '../ledger/payRewards.ts';
import { taipeiDay } from '../taipei.ts';
import { signInState } from './state.ts';

export const getSignInDays = answer(operations.getSignInDays, async (_request, { player, now }, db) =>
  signInState(await db.table('signInDays').get(player.PlayerID), now),
);

export const claimSignInDay = answer(operations.claimSignInDay, async (_request, context, tx) => {
  const { player, now } = context;
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const table = tx.table('signInDays');
  const kept = await table.get(PlayerID);
  const before = signInState(kept, now);
  if (before.ClaimedToday) fail(300012);

  const claimed = { LastDay: taipeiDay(now), Streak: before.Streak + 1 };
  if (kept === undefined) await table.insert({ PlayerID, ...claimed });
  else await table.update({ PlayerID }, claimed);
  const Reward = before.Days[before.Today - 1]?.Reward ?? { Gold: 0, Premium: 0 };
  const ID = `signInDay:${PlayerID}:${claimed.LastDay}`;
  await payRewards(tx, context, [{ ID, PlayerID, Reason: 'signInDay', Reward }]);
  await recordActivity(tx, context, PlayerID, { Kind: 'signInDay', Day: before.Today });
  return { Days: signInState(claimed, now), Reward };
});
