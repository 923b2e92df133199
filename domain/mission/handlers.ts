import type { Mission } from '#protocol/entities/mission.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/mission.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import type { Transaction } from '../ports/store.ts';
import { type MissionDefinition, missionOf, MISSIONS, periodOf } from './definition.ts';
import { giveSpins } from '../event/giveSpins.ts';
import { type Payment, payRewards } from '../ledger/payRewards.ts';
import { missionsFor } from './missionsFor.ts';
import { serializeMissions } from './standing.ts';

export { getEvents, getOpenEvents } from './getEvents.ts';

export const getMissions = answer(operations.getMissions, async (_request, context, db) => {
  const List = [...(await missionsFor(db, context))];
  return { List, Total: List.length, Claimable: List.filter(({ State }) => State === 2).length };
});

/** Marks a fulfilled mission as claimed, and returns the reward to pay. */
async function markClaimed(tx: Transaction, context: PlayerContext, mission: MissionDefinition): Promise<Payment> {
  const { now, nowText, player } = context;
  const { PlayerID } = player;
  const { MissionID, Target, Reward } = mission;
  const Period = periodOf(mission.Reset, now);
  const table = tx.table('missionProgress');
  const claimed = await table.update({ PlayerID, MissionID, Period }, { ClaimTime: nowText });
  if (claimed === 0) {
    // No row exists if the player reached the state before missions existed.
    await table.remove({ PlayerID, MissionID });
    await table.insert({ PlayerID, MissionID, Period, Count: Target, DoneTime: nowText, ClaimTime: nowText });
  }
  return { ID: `mission:${PlayerID}:${MissionID}:${Period}`, PlayerID, Reason: 'mission', Reward };
}

async function pay(tx: Transaction, context: PlayerContext, payments: readonly Payment[]): Promise<void> {
  await payRewards(tx, context, payments);
  for (const { ID, PlayerID, Reason, Reward } of payments)
    await giveSpins(tx, context, PlayerID, { ID, Source: Reason, Items: Reward.Spins ?? [] });
}

export const claimMission = answer(operations.claimMission, async ({ MissionID }, context, tx) => {
  const { player } = context;
  await tx.lock([`player:${player.PlayerID}`]);
  const mission = missionOf(MissionID);
  if (mission === undefined) return fail(300011);
  const [before] = await serializeMissions(tx, player, context, [mission]);
  if (before?.State === 3) fail(300012);
  if (before?.State !== 2) return fail(300013);
  await pay(tx, context, [await markClaimed(tx, context, mission)]);
  return { Mission: { ...before, State: 3 as const }, Reward: mission.Reward };
});

export const claimAllMissions = answer(operations.claimAllMissions, async (_request, context, tx) => {
  const { player } = context;
  await tx.lock([`player:${player.PlayerID}`]);
  const ready = (await serializeMissions(tx, player, context)).filter(({ State }) => State === 2);
  if (ready.length === 0) fail(300013);
  const payments: Payment[] = [];
  for (const mission of MISSIONS)
    if (ready.some(({ MissionID }) => MissionID === mission.MissionID))
      payments.push(await markClaimed(tx, context, mission));
  await pay(tx, context, payments);
  const sum = (item: 'Gold' | 'Premium'): number => ready.reduce((total, { Reward }) => total + Reward[item], 0);
  const List = ready.map((mission): Mission => ({ ...mission, State: 3 }));
  const Spins = ready.flatMap(({ Reward }) => Reward.Spins ?? []);
  return { List, Reward: { Gold: sum('Gold'), Premium: sum('Premium'), ...(Spins.length > 0 && { Spins }) } };
});
