import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import {
  ActivityID,
  ActivityPlace,
  OwnActivityPlace,
  RankActivity,
  RankReward,
  SnapshotTimes,
} from '../entities/ranking.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'activityRank',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  section: 'specification 1 §7, §9; decisions §2',
} as const;
const Total = z.int().check(z.minimum(0));

export const getRankActivities = operation({
  ...defaults,
  op: 13800,
  name: 'getRankActivities',
  request: z.strictObject({}),
  result: z.object({ List: z.array(RankActivity) }),
  summary: 'Lists the ranked activities in their current period, with their rules and rewards.',
});

export const getActivityRank = operation({
  ...defaults,
  op: 13810,
  name: 'getActivityRank',
  request: z.strictObject({
    ActivityID,
    Period: z._default(z.enum(['current', 'last']), 'current'),
    Page: z._default(Page, 1),
    PerPage: perPage(20, 100),
  }),
  result: z.object({
    Activity: RankActivity,
    List: z.array(ActivityPlace),
    Total,
    Own: OwnActivityPlace,
    ...SnapshotTimes,
  }),
  summary:
    'Lists the places of an activity as of a snapshot made every 15 minutes, and the caller’s own: the rank as of the snapshot, the score as of now. Of two equal scores the earlier ranks higher. Guests play but are not ranked.',
});

export const getRankRewards = operation({
  ...defaults,
  op: 13820,
  name: 'getRankRewards',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(RankReward), Total }),
  summary: 'Lists the rewards of the caller’s places in past periods, newest first.',
});
