import type { Samples } from './samplesByContract.ts';

export const lobbySamples: Samples = {
  getTicker: {},
  getGames: {},
  getFavouriteGames: {},
  addFavouriteGame: { GameCode: 'owl' },
  removeFavouriteGame: { GameCode: 'owl' },
  getRecentGames: {},
  getGameSheet: { GameCode: 'owl' },
  getGameProviders: {},
  getJackpots: {},
  getOpenGames: {},
  getOpenGameSheet: { GameCode: 'owl' },
  getOpenGameProviders: {},
  getOpenJackpots: {},
  getOpenTicker: {},
};
