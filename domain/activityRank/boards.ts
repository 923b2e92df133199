import type { ActivityID } from '#protocol/entities/ranking.ts';
import type { Transaction } from '../ports/store.ts';
import type { BoardRow, ReadCandidates } from '../ranking/board.ts';
import { boardOf } from './activities.ts';
import type { Period } from './period.ts';

/** The first snapshot is due at once. */
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

/** Best first; among equal scores the earlier, then the lower id. */
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
