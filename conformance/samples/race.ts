import type { Samples } from './samplesByContract.ts';

export const raceSamples: Samples = {
  getRaces: {},
  joinRace: { BattleID: 'race-slots-20261121-1000' },
  getRaceBoard: { BattleID: 'race-slots-20261121-1000' },
  watchRace: { BattleID: 'race-slots-20261121-1000' },
};
