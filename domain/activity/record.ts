import { onActivity as activityRank } from '../activityRank/onActivity.ts';
import { onActivity as bonusBattle } from '../bonusBattle/onActivity.ts';
import { onActivity as challenge, rowsOfChallenges } from '../challenge/onActivity.ts';
import { onActivity as mission, rowsOfMissions } from '../mission/onActivity.ts';
import { onActivity as passTicket, rowsOfPassTicket } from '../passTicket/onActivity.ts';
import { onActivity as returnReward } from '../returnReward/onActivity.ts';
import { onActivity as vip } from '../vip/onActivity.ts';
import type { Moment } from '../dispatch/context.ts';
import type { RowKey, Transaction } from '../ports/store.ts';
import type { Activity, ActivityListener } from './activity.ts';

/** Who looks at activities, in this order: what a player is comes before what that brings. */
const LISTENERS: readonly ActivityListener[] = [
  vip,
  mission,
  activityRank,
  challenge,
  passTicket,
  bonusBattle,
  returnReward,
];

/** Tells everyone who looks at activities about one; to be called in the transaction in which it happened. */
export async function recordActivity(
  tx: Transaction,
  moment: Moment,
  playerID: string,
  activity: Activity,
): Promise<void> {
  for (const listen of LISTENERS) await listen(tx, moment, playerID, activity);
}

/** The rows that those who look at an activity ask for by their keys, as far as that is known beforehand. */
export const rowsOfActivity = (playerID: string, activity: Activity, now: number): readonly RowKey[] => [
  ...rowsOfMissions(playerID, activity, now),
  ...rowsOfChallenges(playerID, activity, now),
  ...rowsOfPassTicket(playerID, activity, now),
];
