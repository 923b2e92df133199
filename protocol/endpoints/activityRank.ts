import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QueryPage, queryPerPage } from '../entities/identifiers.ts';
import { ActivityID, ActivityPlace, RankActivity, SnapshotTimes } from '../entities/ranking.ts';
import { getRankActivities } from '../operations/activityRank.ts';
import { open } from '../openEndpoint.ts';

export const getOpenRankActivities = endpoint({
  ...open,
  path: '/api/v1/rank/activities',
  name: 'getOpenRankActivities',
  group: 'activityRank',
  request: z.strictObject({}),
  result: getRankActivities.result,
  maxAgeSeconds: 60,
  summary: 'The ranked activities of 13800 for visitors.',
});

export const getOpenActivityRank = endpoint({
  ...open,
  path: '/api/v1/rank/activity',
  name: 'getOpenActivityRank',
  group: 'activityRank',
  request: z.strictObject({
    ActivityID,
    Period: z._default(z.enum(['current', 'last']), 'current'),
    Page: z._default(QueryPage, 1),
    PerPage: queryPerPage(20, 100),
  }),
  result: z.object({
    Activity: RankActivity,
    List: z.array(ActivityPlace),
    Total: z.int().check(z.minimum(0)),
    ...SnapshotTimes,
  }),
  maxAgeSeconds: 60,
  summary: 'The places of 13810 for visitors, without the caller’s own.',
});
