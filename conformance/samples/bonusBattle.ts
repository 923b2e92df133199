import type { Samples } from './samplesByContract.ts';

export const bonusBattleSamples: Samples = {
  getBonusBattles: {},
  joinBonusBattle: { BattleID: 'day-2026-11-21' },
  getBattleStanding: { BattleID: 'day-2026-11-21', Bracket: 1 },
  getRaces: {},
  joinRace: { BattleID: 'race-slots-20261121-1000' },
  getRaceBoard: { BattleID: 'race-slots-20261121-1000' },
  watchRace: { BattleID: 'race-slots-20261121-1000' },
};
