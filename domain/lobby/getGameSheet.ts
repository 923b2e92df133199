import * as endpoints from '#protocol/endpoints/lobby.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { providerOfGame, withQuery } from '../play/gameProviders.ts';
import { prizesOf } from '../play/jackpotLevels.ts';
import type { Reader } from '../ports/store.ts';
import { listScopeOf, serializeGames } from './games.ts';
import { returnOf } from './sortGames.ts';

const TOP_WINS = 5;

/** The largest honors of a game, with their players. */
async function topWins(db: Reader, GameCode: string) {
  const rows = await db.table('honors').find({
    where: { GameCode },
    order: [
      ['Win', 'desc'],
      ['ID', 'asc'],
    ],
    limit: TOP_WINS,
  });
  const winners = await db.table('players').find({ where: { PlayerID: { in: rows.map(({ PlayerID }) => PlayerID) } } });
  const names = new Map(winners.map(({ PlayerID, Name }) => [PlayerID, Name]));
  return rows.map(({ PlayerID, Win, Bet, CreateTime }) => ({
    PlayerName: names.get(PlayerID) ?? '',
    Win,
    Bet,
    CreateTime,
  }));
}

async function sheetOf(db: Reader, code: string, context: Parameters<typeof listScopeOf>[0], playerID?: string) {
  const row = await db.table('games').get(code);
  if (row === undefined) return fail(300011);
  const [game] = await serializeGames(db, [row], await listScopeOf(context));
  if (game === undefined) return fail(300011);
  const provider = providerOfGame(context, code);
  const served = provider?.Games.find(({ GameCode }) => GameCode === code);
  const demo = provider?.DemoURL;
  return {
    Game: game,
    Favourite: playerID !== undefined && (await db.table('favouriteGames').get(playerID, code)) !== undefined,
    ReturnToPlayer: returnOf(context, code) ?? null,
    PrizeLadder: [
      { Name: 'honor' as const, Multiple: ECONOMY.Play.HonorMultiple },
      { Name: 'bigPrize' as const, Multiple: ECONOMY.Play.BannerMultiple },
    ],
    JackpotLevels: prizesOf(served, row.Jackpot),
    TopWins: await topWins(db, code),
    ...(game.Playable &&
      demo !== undefined && { DemoURL: withQuery(demo, { demo: '1', brand: context.brand.ID, game_code: code }) }),
  };
}

export const getGameSheet = answerAnyone(operations.getGameSheet, ({ GameCode }, context, db) =>
  sheetOf(db, GameCode, context, context.player?.PlayerID),
);
export const getOpenGameSheet = answerEndpoint(endpoints.getOpenGameSheet, ({ GameCode }, context, db) =>
  sheetOf(db, GameCode, context),
);
