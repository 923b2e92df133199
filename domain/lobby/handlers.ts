import * as endpoints from '#protocol/endpoints/lobby.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import { readTicker } from '../announcement/ticker.ts';

export {
  getGameProviders,
  getGames,
  getJackpots,
  getOpenGameProviders,
  getOpenGames,
  getOpenJackpots,
} from './games.ts';
export { addFavouriteGame, getFavouriteGames, getRecentGames, removeFavouriteGame } from './ownGames.ts';
export { getGameSheet, getOpenGameSheet } from './getGameSheet.ts';

export const getTicker = answerAnyone(operations.getTicker, async (_request, { nowText }, db) => ({
  List: await readTicker(db, nowText),
}));
export const getOpenTicker = answerEndpoint(endpoints.getOpenTicker, async (_request, { nowText }, db) => ({
  List: await readTicker(db, nowText),
}));
