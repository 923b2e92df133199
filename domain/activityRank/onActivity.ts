import { ACTIVITY_IDS } from '#protocol/entities/ranking.ts';
import type { ActivityCounter } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { activityPeriod, boardOf, scoresAfter } from './activities.ts';
import { createBoard } from './boards.ts';

export const onActivity: ActivityCounter['count'] = async (tx, { now, nowText }, PlayerID, activity) => {
  if (activity.Kind !== 'round') return;
  const boards = new Map(ACTIVITY_IDS.map((id) => [id, boardOf(id, activityPeriod(id, 'current', now))]));
  const table = tx.table('rankScores');
  const known = new Map<string, number>();
  for (const Board of boards.values()) {
    const row = await table.get(Board, PlayerID);
    if (row !== undefined) known.set(Board, row.Score);
  }
  for (const { id, score } of scoresAfter(activity, (each) => known.get(boards.get(each) ?? '') ?? 0)) {
    const Board = boards.get(id) ?? '';
    if (known.has(Board)) {
      await table.update({ Board, PlayerID }, { Score: score, ReachTime: nowText });
      continue;
    }
    await openBoard(tx, Board, () => createBoard(id, activityPeriod(id, 'current', now), nowText));
    await table.insert({ Board, PlayerID, Score: score, ReachTime: nowText });
  }
};

async function openBoard(tx: Transaction, Board: string, create: () => ReturnType<typeof createBoard>): Promise<void> {
  if ((await tx.table('rankBoards').get(Board)) !== undefined) return;
  await tx.lock([`board:${Board}`]);
  await tx.table('rankBoards').insert(create());
}
