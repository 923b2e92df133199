import type { Samples } from './samplesByContract.ts';

export const playSamples: Samples = {
  enterGame: { GameCode: 'owl' },
  showGame: { GameCode: '' },
  getOwnRounds: { Page: 1 },
  getRoundDays: {},
  getRoundProof: { RoundID: 'none' },
  getRoundBoards: { RoundIDs: ['none'] },
  getGameSymbols: { GameCode: 'owl' },
  getReplayUrl: { SiteID: 'dev', GameCode: 'owl', PlayerID: '10000001', AchID: 'none' },
  getReplay: { RoundID: 'none', Expires: '0', Sign: 'f'.repeat(64) },
};
