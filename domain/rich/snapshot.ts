import { RANKING_REFRESH_SECONDS, RANKING_SIZE } from '#protocol/entities/ranking.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { type BoardRow, type Candidate, replaceSnapshot } from '../ranking/board.ts';

export const RICH_BOARD = 'rich';
const PLAYER = 'player:';
const BEYOND_PLAYERS = 'player;';
/** The accounts that one transaction reads. The number is small, so that transfers wait only briefly. */
const ACCOUNTS_A_PIECE = 5000;
/** Twice the length of the list, since guests and players who hide their balances have no place. */
const DRAFT_SIZE = 2 * RANKING_SIZE;

/** The board has no end, so it is never settled. */
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

/** More gold comes first, then the lower id. */
const byGold = (a: Candidate, b: Candidate): number => b.Score - a.Score || (a.PlayerID < b.PlayerID ? -1 : 1);

/**
 * Reads the next piece of the players' accounts. After the last piece it replaces the list of the richest players. The accounts therefore
 * need no index by balance, which every transfer would have to update.
 * @returns whether there are more accounts
 */
export async function refreshPiece(tx: Transaction, moment: Pick<Moment, 'now' | 'nowText'>): Promise<boolean> {
  const draft = await readDraft(tx, moment.now);
  const accounts = await tx.table('accounts').find({
    where: { Owner: { gt: draft.After, lt: BEYOND_PLAYERS }, ItemID: ITEM.gold },
    order: [['Owner', 'asc']],
    limit: ACCOUNTS_A_PIECE,
  });
  const found = accounts
    .filter(({ Balance }) => Balance > 0)
    .map(({ Owner, Balance }) => ({ PlayerID: Owner.slice(PLAYER.length), Score: Balance }));
  const best = [...draft.best, ...found].toSorted(byGold).slice(0, DRAFT_SIZE);
  await tx.table('rankDrafts').remove({ Board: RICH_BOARD });
  const last = accounts.at(-1);
  if (last !== undefined && accounts.length === ACCOUNTS_A_PIECE) {
    const StartTime = draft.StartTime === '' ? moment.nowText : draft.StartTime;
    await tx.table('rankDrafts').insert({ Board: RICH_BOARD, StartTime, After: last.Owner, Best: best });
    return true;
  }
  if ((await tx.table('rankBoards').get(RICH_BOARD)) === undefined) await tx.table('rankBoards').insert(board);
  await replaceSnapshot(tx, moment, board, async ({ limit, offset }) => best.slice(offset, offset + limit), {
    mayRank: ({ HideBalances }) => !HideBalances,
  });
  return false;
}

/** The progress of the current list. An abandoned list restarts. */
async function readDraft(tx: Transaction, now: number) {
  const draft = await tx.table('rankDrafts').get(RICH_BOARD);
  const oldest = new Date(now - RANKING_REFRESH_SECONDS * 1000).toISOString();
  if (draft === undefined || draft.StartTime <= oldest) return { StartTime: '', After: PLAYER, best: [] };
  return { StartTime: draft.StartTime, After: draft.After, best: draft.Best };
}
