import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/reward.ts';
import { answer } from '../dispatch/handler.ts';
import { giveItems } from '../event/giveItems.ts';
import { findPage } from '../page.ts';
import { describeReward } from './grant.ts';

export const getRewards = answer(operations.getRewards, async (page, { player, nowText }, db) => {
  const { PlayerID } = player;
  const { rows, total } = await findPage(
    db,
    'rewards',
    { where: { PlayerID: { in: [PlayerID, ''] } }, order: [['ExpireTime', 'desc']] },
    page,
  );
  const claims = await db
    .table('rewardClaims')
    .find({ where: { PlayerID, RewardID: { in: rows.map(({ RewardID }) => RewardID) } } });
  const claimed = new Set(claims.map(({ RewardID }) => RewardID));
  return { List: rows.map((row) => describeReward(row, claimed.has(row.RewardID), nowText)), Total: total };
});

export const claimReward = answer(operations.claimReward, async ({ RewardID }, context, tx) => {
  const { player, nowText } = context;
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const reward = await tx.table('rewards').get(RewardID);
  if (reward === undefined || (reward.PlayerID !== '' && reward.PlayerID !== PlayerID)) fail(300011);
  if ((await tx.table('rewardClaims').get(PlayerID, RewardID)) !== undefined) fail(300012);
  if (reward.ExpireTime <= nowText) fail(300016);
  await tx.table('rewardClaims').insert({ PlayerID, RewardID, ClaimTime: nowText });
  const { ItemID, Amount, Source } = reward;
  const ID = `reward:${RewardID}:${PlayerID}`;
  await giveItems(tx, context, PlayerID, { ID, Reason: 'reward', Source, Items: [{ ItemID, Amount }] });
  return describeReward(reward, true, nowText);
});
