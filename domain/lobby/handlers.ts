import * as operations from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import { readTicker } from '../announcement/ticker.ts';

export { getGameProviders, getGames, getJackpots } from './games.ts';
export { addFavouriteGame, getFavouriteGames, getRecentGames, removeFavouriteGame } from './ownGames.ts';
export { getGameSheet } from './getGameSheet.ts';

export const getTicker = answer(operations.getTicker, async (_request, { nowText }, db) => ({
  List: await readTicker(db, nowText),
}));
