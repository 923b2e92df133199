import { RANKING_REFRESH_SECONDS } from '#protocol/entities/ranking.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { replaceSnapshot } from '../ranking/board.ts';
import type { Job } from '../schedule/job.ts';
import { candidatesOf } from './boards.ts';
import { settlePiece } from './settle.ts';

/**
 * Refreshes one snapshot that is due, or settles the board of a period that is over. If a due time is further ahead than the interval, the
 * clock was set back since.
 */
async function refreshOne(tx: Transaction, moment: Moment): Promise<boolean> {
  const { now, nowText } = moment;
  const latest = new Date(now + RANKING_REFRESH_SECONDS * 1000).toISOString();
  const open = await tx.table('rankBoards').find({ where: { State: 'open', EndTime: { gt: nowText } } });
  const due = open.find(({ NextTime }) => NextTime <= nowText || NextTime > latest);
  if (due === undefined) return false;
  await replaceSnapshot(tx, moment, due, candidatesOf(tx, due.Board));
  return true;
}

/** Runs every minute, so that a new board shows soon. Each snapshot stores the time when it is due again. */
export const activityRankJobs: readonly Job[] = [
  { name: 'activityRank:refresh', every: 60, run: refreshOne },
  { name: 'activityRank:settle', every: 60, run: settlePiece },
];
