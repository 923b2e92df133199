import { getTicker } from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import { readTicker } from '../announcement/ticker.ts';

export { gameProviders, games, jackpots } from './games.ts';
export { disfavour, favour, favouriteGames, recentGames } from './ownGames.ts';
export { gameSheet } from './sheet.ts';

export const ticker = answer(getTicker, async (_request, { nowText }, db) => ({
  List: await readTicker(db, nowText),
}));
