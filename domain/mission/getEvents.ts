import { EVENT_ORDER, type EventEntry } from '#protocol/entities/mission.ts';
import * as operations from '#protocol/operations/mission.ts';
import { runningAds } from '../ad/ads.ts';
import { answer } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { lastAbsence } from '../returnReward/absence.ts';
import { signInState } from '../signInDays/state.ts';
import { serializeMissions } from './standing.ts';

const entry = (Kind: EventEntry['Kind'], Open: boolean, Badge: number): EventEntry => ({
  Kind,
  Order: EVENT_ORDER[Kind],
  Open,
  Badge,
});

/** How many special rewards wait for a player: open ones, whether the player's own or everyone's, that were not claimed. */
async function waitingRewards(db: Reader, PlayerID: string, nowText: string): Promise<number> {
  const open = await db
    .table('rewards')
    .find({ where: { PlayerID: { in: [PlayerID, ''] }, ExpireTime: { gt: nowText } } });
  if (open.length === 0) return 0;
  const RewardID = { in: open.map((reward) => reward.RewardID) };
  return open.length - (await db.table('rewardClaims').count({ PlayerID, RewardID }));
}

export const getEvents = answer(operations.getEvents, async (_request, { player, now, nowText }, db) => {
  const { PlayerID } = player;
  const [absence, days, rewards, missions, ads] = await Promise.all([
    lastAbsence(db, PlayerID),
    db.table('signInDays').get(PlayerID),
    waitingRewards(db, PlayerID, nowText),
    serializeMissions(db, player, now),
    runningAds(db, nowText, { platform: 'web' }),
  ]);
  const comesBack = absence !== undefined && absence.ClaimTime === '' && absence.ExpireTime > nowText;
  return {
    List: [
      entry('comeback', comesBack, comesBack ? 1 : 0),
      entry('signInDays', true, signInState(days, now).ClaimedToday ? 0 : 1),
      entry('specialReward', rewards > 0, rewards),
      entry('mission', missions.length > 0, missions.filter(({ State }) => State === 2).length),
      entry('ad', ads.length > 0, 0),
    ],
  };
});
