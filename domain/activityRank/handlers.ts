import { ACTIVITY_IDS, ActivityID } from '#protocol/entities/ranking.ts';
import * as operations from '#protocol/operations/activityRank.ts';
import { answer } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import { placeOf, readPlaces, snapshotOf } from '../ranking/board.ts';
import { findPage } from '../store/page.ts';
import { activityPeriod, boardOf, serializeActivity, rewardOf, titleOf } from './activities.ts';

export const getRankActivities = answer(operations.getRankActivities, async (_request, { now }) => ({
  List: ACTIVITY_IDS.map((id) => serializeActivity(id, activityPeriod(id, 'current', now))),
}));

export const getActivityRank = answer(
  operations.getActivityRank,
  async ({ ActivityID: id, Period, ...page }, { player, now }, db) => {
    const period = activityPeriod(id, Period, now);
    const Board = boardOf(id, period);
    const places = await readPlaces(db, Board, page);
    const own = await placeOf(db, Board, player.PlayerID);
    const score = await db.table('rankScores').get(Board, player.PlayerID);
    const Rank = own?.Rank ?? 0;
    return {
      Activity: serializeActivity(id, period),
      List: places.map((place) => ({
        ...summaryOf(place.player),
        Rank: place.Rank,
        Level: place.player.Level,
        Score: place.Score,
        Reward: rewardOf(id, place.Rank),
      })),
      Own: { Rank, Score: score?.Score ?? own?.Score ?? 0, Reward: rewardOf(id, Rank) },
      ...snapshotOf(await db.table('rankBoards').get(Board)),
    };
  },
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
