import type { Samples } from './samplesByContract.ts';

export const playSamples: Samples = {
  enterGame: { GameCode: 'owl' },
  getReplayUrl: { SiteID: 'dev', GameCode: 'owl', PlayerID: '10000001', AchID: 'none' },
  getReplay: { RoundID: 'none', Expires: '0', Sign: 'f'.repeat(64) },
  settleRound: { PlayerID: '10000003', GameCode: 'owl', Bet: 20, Win: 20, RoundID: 'sample-round' },
  setGameState: { GameCode: 'seasons', Playable: false },
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
