import { RecentGame } from '#protocol/entities/game.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';

/** Newest first. */
export async function favouritesOf(db: Reader, PlayerID: string): Promise<string[]> {
  const rows = await db.table('favouriteGames').find({
    where: { PlayerID },
    order: [
      ['CreateTime', 'desc'],
      ['GameCode', 'asc'],
    ],
    limit: ECONOMY.Play.FavouriteLimit,
  });
  return rows.map(({ GameCode }) => GameCode);
}

/** Newest first. */
export async function recentsOf(db: Reader, PlayerID: string): Promise<RecentGame[]> {
  const rows = await db.table('recentGames').find({
    where: { PlayerID },
    order: [
      ['LastTime', 'desc'],
      ['GameCode', 'asc'],
    ],
    limit: ECONOMY.Play.RecentShown,
  });
  return rows.map((row) => RecentGame.parse(row));
}

const listed = async (db: Reader, playerID: string) => {
  const List = await favouritesOf(db, playerID);
  return { List, Total: List.length };
};

export const getFavouriteGames = answer(operations.getFavouriteGames, (_request, { player }, db) =>
  listed(db, player.PlayerID),
);

export const addFavouriteGame = answer(operations.addFavouriteGame, async ({ GameCode }, { player, nowText }, tx) => {
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  if ((await tx.table('games').get(GameCode)) === undefined) fail(300011);
  const favourites = tx.table('favouriteGames');
  if ((await favourites.get(PlayerID, GameCode)) === undefined) {
    if ((await favourites.count({ PlayerID })) >= ECONOMY.Play.FavouriteLimit) fail(300014);
    await favourites.insert({ PlayerID, GameCode, CreateTime: nowText });
  }
  return listed(tx, PlayerID);
});

export const removeFavouriteGame = answer(
  operations.removeFavouriteGame,
  async ({ GameCode }, { player: { PlayerID } }, tx) => {
    await tx.table('favouriteGames').remove({ PlayerID, GameCode });
    return listed(tx, PlayerID);
  },
);

export const getRecentGames = answer(operations.getRecentGames, async (_request, { player }, db) => {
  const List = await recentsOf(db, player.PlayerID);
  return { List, Total: List.length };
});
