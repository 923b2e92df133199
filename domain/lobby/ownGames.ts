import { RecentGame } from '#protocol/entities/game.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { placeOf, unfinishedGames } from './unfinished.ts';

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

/** The codes of the games of which the player finished a round, newest first. */
export async function playedOf(db: Reader, PlayerID: string): Promise<string[]> {
  const rows = await db.table('recentGames').find({ where: { PlayerID, PlayTime: { gt: '' } } });
  const newestFirst = rows.toSorted(
    (a, b) => b.PlayTime.localeCompare(a.PlayTime) || a.GameCode.localeCompare(b.GameCode),
  );
  return newestFirst.slice(0, ECONOMY.Play.RecentShown).map(({ GameCode }) => GameCode);
}

/** The games that the player entered or played. Games with an unfinished round come first, then the newest. */
async function recentsOf(db: Reader, { PlayerID, nowText }: Owner): Promise<RecentGame[]> {
  const table = db.table('recentGames');
  const rows = await table.find({
    where: { PlayerID },
    order: [
      ['LastTime', 'desc'],
      ['GameCode', 'asc'],
    ],
    limit: ECONOMY.Play.RecentShown,
  });
  const unfinished = await unfinishedGames(db, { PlayerID, nowText });
  const older = [...unfinished.keys()].filter((code) => !rows.some(({ GameCode }) => GameCode === code));
  const found = older.length === 0 ? [] : await table.getMany(older.map((code) => [PlayerID, code]));
  return [...rows, ...found.filter((row) => row !== undefined)]
    .map((row) => RecentGame.parse({ ...row, Unfinished: unfinished.get(row.GameCode) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, ECONOMY.Play.RecentShown);
}

interface Owner {
  readonly PlayerID: string;
  readonly nowText: string;
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

export const getRecentGames = answer(operations.getRecentGames, async (_request, { player, nowText }, db) => {
  const List = await recentsOf(db, { PlayerID: player.PlayerID, nowText });
  return { List, Total: List.length };
});
