import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { type BoardRow, replaceSnapshot } from '../ranking/board.ts';

export const RICH_BOARD = 'rich';
const PLAYER = 'player:';

/** Never ends, so that nothing settles it. */
const board: BoardRow = {
  Board: RICH_BOARD,
  ActivityID: '',
  StartTime: '',
  EndTime: '',
  UpdateTime: '',
  NextTime: '',
  Total: 0,
  State: 'standing',
};

/** Makes the list of those with the most gold anew: one pass over the accounts of players, which needs no index of its own. */
export async function refreshRichList(tx: Transaction, moment: Pick<Moment, 'now' | 'nowText'>): Promise<void> {
  if ((await tx.table('rankBoards').get(RICH_BOARD)) === undefined) await tx.table('rankBoards').insert(board);
  await replaceSnapshot(tx, moment, board, async (window) => {
    const accounts = await tx.table('accounts').find({
      where: { Owner: { gte: PLAYER, lt: 'player;' }, ItemID: ITEM.gold, Balance: { gt: 0 } },
      order: [
        ['Balance', 'desc'],
        ['Owner', 'asc'],
      ],
      ...window,
    });
    return accounts.map(({ Owner, Balance }) => ({ PlayerID: Owner.slice(PLAYER.length), Score: Balance }));
  });
}
