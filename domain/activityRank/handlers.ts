import * as endpoints from '#protocol/endpoints/activityRank.ts';
import { ACTIVITY_IDS, ActivityID } from '#protocol/entities/ranking.ts';
import * as operations from '#protocol/operations/activityRank.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { placeAbove, placeOf, readPlaces, snapshotOf } from '../ranking/board.ts';
import { findPage, type PageRequest } from '../page.ts';
import { activityPeriod, boardOf, serializeActivity, rewardOf, titleOf } from './activities.ts';

const currentActivities = (now: number) => ({
  List: ACTIVITY_IDS.map((id) => serializeActivity(id, activityPeriod(id, 'current', now))),
});

interface Asked extends PageRequest {
  readonly ActivityID: ActivityID;
  readonly Period: 'current' | 'last';
}

/** The public part of an activity, the same for every player. */
async function rankOf(db: Reader, { ActivityID: id, Period, ...page }: Asked, now: number) {
  const period = activityPeriod(id, Period, now);
  const Board = boardOf(id, period);
  const places = await readPlaces(db, Board, page);
  return {
    Board,
    shown: {
      Activity: serializeActivity(id, period),
      List: places.map((place) => ({
        ...summaryOf(place.player),
        Rank: place.Rank,
        Level: place.player.Level,
        Score: place.Score,
        Reward: rewardOf(id, place.Rank),
      })),
      ...snapshotOf(await db.table('rankBoards').get(Board)),
    },
  };
}

export const getRankActivities = answer(operations.getRankActivities, async (_request, { now }) =>
  currentActivities(now),
);
export const getOpenRankActivities = answerEndpoint(endpoints.getOpenRankActivities, async (_request, { now }) =>
  currentActivities(now),
);

export const getActivityRank = answer(operations.getActivityRank, async (request, { player, now }, db) => {
  const { Board, shown } = await rankOf(db, request, now);
  const own = await placeOf(db, Board, player.PlayerID);
  const score = await db.table('rankScores').get(Board, player.PlayerID);
  const Rank = own?.Rank ?? 0;
  const Reward = rewardOf(request.ActivityID, Rank);
  const Next = await placeAbove(db, Board, Rank);
  const Own = { Rank, Score: score?.Score ?? own?.Score ?? 0, Reward };
  return { ...shown, Own: Next === undefined ? Own : { ...Own, Next } };
});
export const getOpenActivityRank = answerEndpoint(
  endpoints.getOpenActivityRank,
  async (request, { now }, db) => (await rankOf(db, request, now)).shown,
);

export const getRankRewards = answer(operations.getRankRewards, async (page, { player }, db) => {
  const where = { PlayerID: player.PlayerID };
  const { rows, total } = await findPage(db, 'rankRewards', { where, order: [['EndTime', 'desc']] }, page);
  return {
    List: rows.map((row) => {
      const id = ActivityID.parse(row.ActivityID);
      const { StartTime, EndTime, Score, Gold, MailID } = row;
      return { ActivityID: id, Title: titleOf(id), StartTime, EndTime, Rank: row.Place, Score, Gold, MailID };
    }),
    Total: total,
  };
});
