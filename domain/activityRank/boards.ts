import type { ActivityID } from '#protocol/entities/ranking.ts';
import type { Transaction } from '../ports/store.ts';
import type { BoardRow, ReadCandidates } from '../ranking/board.ts';
import { boardOf } from './activities.ts';
import type { Period } from './period.ts';

/** The first snapshot is due immediately. */
export const createBoard = (id: ActivityID, period: Period, nowText: string): BoardRow => ({
  Board: boardOf(id, period),
  ActivityID: id,
  StartTime: new Date(period.start).toISOString(),
  EndTime: new Date(period.end).toISOString(),
  UpdateTime: '',
  NextTime: nowText,
  Total: 0,
  State: 'open',
});

/** The highest score comes first. Among equal scores, the earlier score comes first, then the lower id. */
export const candidatesOf =
  (tx: Transaction, Board: string): ReadCandidates =>
  (window) =>
    tx.table('rankScores').find({
      where: { Board },
      order: [
        ['Score', 'desc'],
        ['ReachTime', 'asc'],
        ['PlayerID', 'asc'],
      ],
      ...window,
    });
