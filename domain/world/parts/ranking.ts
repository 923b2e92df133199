import { ACTIVITY_IDS, type ActivityID } from '#protocol/entities/ranking.ts';
import { activityPeriod } from '../../activityRank/activities.ts';
import { candidatesOf, createBoard } from '../../activityRank/boards.ts';
import { replaceSnapshot } from '../../ranking/board.ts';
import { refreshPiece } from '../../rich/snapshot.ts';
import { MINUTE } from '../source.ts';
import type { DemoPlayer } from '../players.ts';
import type { WorldPart, WorldSoFar } from './part.ts';

/** The score of a player in a period. Richer players stake and win more, and the biggest multiples are random. */
function drawScore({ source: { faker } }: WorldSoFar, id: ActivityID, { Gold }: DemoPlayer): number {
  if (id === 'weeklyMultiple') return Math.round(faker.number.float({ min: 1.2, max: 9 }) ** 2.6 * 100);
  const share = faker.number.float({ min: 0.05, max: id === 'weeklyBet' ? 3 : 0.4 });
  return Math.max(100, Math.floor((Gold * share) / 100) * 100);
}

/**
 * Rankings: the richest, and each activity's current period with a snapshot. The previous periods are over but not settled yet, so that the
 * jobs settle them as in production and the rewards arrive by mail.
 */
export const rankingPart: WorldPart = async (tx, world) => {
  const { faker, now, ago } = world.source;
  const moment = { now, nowText: ago(0) };
  for (const id of ACTIVITY_IDS) {
    for (const which of ['last', 'current'] as const) {
      const period = activityPeriod(id, which, now);
      const board = createBoard(id, period, moment.nowText);
      const until = Math.min(now, period.end);
      await tx.table('rankBoards').insert(board);
      await tx.table('rankScores').insert(
        world.players.map((player) => ({
          Board: board.Board,
          PlayerID: player.row.PlayerID,
          Score: drawScore(world, id, player),
          ReachTime: new Date(until - faker.number.int({ min: 0, max: MINUTE })).toISOString(),
        })),
      );
      await replaceSnapshot(tx, moment, board, candidatesOf(tx, board.Board));
    }
  }
  await refreshPiece(tx, moment);
};
