import * as endpoints from '#protocol/endpoints/rich.ts';
import * as operations from '#protocol/operations/rich.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { summaryOf, walletOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { placeOf, readPlaces, snapshotOf } from '../ranking/board.ts';
import type { PageRequest } from '../page.ts';
import { RICH_BOARD } from './snapshot.ts';

async function richList(db: Reader, page: PageRequest) {
  const places = await readPlaces(db, RICH_BOARD, page);
  return {
    // A player who hid balances after the snapshot leaves a gap until the next one.
    List: places
      .filter(({ player }) => !player.HideBalances)
      .map(({ Rank, Score, player }) => ({ ...summaryOf(player), Rank, Level: player.Level, Gold: Score })),
    ...snapshotOf(await db.table('rankBoards').get(RICH_BOARD)),
  };
}

export const getRichList = answer(operations.getRichList, async (page, { player }, db) => {
  const place = await placeOf(db, RICH_BOARD, player.PlayerID);
  const Own = { Rank: place?.Rank ?? 0, Gold: place?.Score ?? (await walletOf(db, player.PlayerID)).Gold };
  return { ...(await richList(db, page)), Own };
});

export const getPublicRichList = answerEndpoint(endpoints.getPublicRichList, ({ page, perPage }, _context, db) =>
  richList(db, { Page: page, PerPage: perPage }),
);
