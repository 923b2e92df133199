import { onActivity as activityRank } from './activityRank/onActivity.ts';
import { onActivity as bonusBattle } from './bonusBattle/onActivity.ts';
import { onActivity as challenge, rowsOfChallenges } from './challenge/onActivity.ts';
import { onActivity as mission, rowsOfMissions } from './mission/onActivity.ts';
import { onActivity as ownLimit } from './ownLimit/onActivity.ts';
import { onActivity as passTicket, rowsOfPassTicket } from './passTicket/onActivity.ts';
import type { ActivityCounter } from './ports/index.ts';
import { onActivity as returnReward } from './returnReward/onActivity.ts';
import { onActivity as vip } from './vip/onActivity.ts';

/** The order matters: levels and VIP tiers are counted before the rewards that depend on them. */
export const ACTIVITY_COUNTERS: readonly ActivityCounter[] = [
  { count: ownLimit },
  { count: vip },
  { count: mission, rows: rowsOfMissions },
  { count: activityRank },
  { count: challenge, rows: rowsOfChallenges },
  { count: passTicket, rows: rowsOfPassTicket },
  { count: bonusBattle },
  { count: returnReward },
];
