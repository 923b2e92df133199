import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/returnReward.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { giveItems } from '../event/giveItems.ts';
import { rewardsOf } from '../event/rewards.ts';
import { type AbsenceRow, lastAbsence, rewardsFor } from './absence.ts';

const STATE = { open: 1, claimed: 2, expired: 3 } as const;

const stateOf = ({ ClaimTime, ExpireTime }: AbsenceRow, nowText: string) => {
  if (ClaimTime !== '') return STATE.claimed;
  return ExpireTime <= nowText ? STATE.expired : STATE.open;
};

export const getReturnReward = answer(operations.getReturnReward, async (_request, { player, brand, nowText }, db) => {
  const last = await lastAbsence(db, player.PlayerID);
  const List = last === undefined ? [] : [last];
  return {
    Tiers: ECONOMY.Event.Return.Tiers.map(({ MinDays, Rewards }) => ({ MinDays, Rewards: rewardsOf(brand, Rewards) })),
    List: List.map((absence) => ({
      ReturnTime: absence.ReturnTime,
      DaysAway: absence.DaysAway,
      State: stateOf(absence, nowText),
      Rewards: rewardsOf(brand, rewardsFor(absence)),
      ExpireTime: absence.ExpireTime,
    })),
    Total: List.length,
  };
});

export const claimReturnReward = answer(operations.claimReturnReward, async (_request, context, tx) => {
  const { player, brand, nowText } = context;
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const absence = await lastAbsence(tx, PlayerID);
  if (absence === undefined) fail(300013);
  const state = stateOf(absence, nowText);
  if (state === STATE.claimed) fail(300012);
  if (state === STATE.expired) fail(300016);
  const { ReturnTime, DaysAway } = absence;
  await tx.table('absences').update({ PlayerID, ReturnTime }, { ClaimTime: nowText });
  const Rewards = rewardsOf(brand, rewardsFor(absence));
  const ID = `returnReward:${PlayerID}:${ReturnTime}`;
  await giveItems(tx, context, PlayerID, { ID, Reason: 'reward', Source: 'returnReward', Items: Rewards });
  return { DaysAway, Rewards };
});
