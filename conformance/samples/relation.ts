import type { Samples } from './samplesByContract.ts';

export const relationSamples: Samples = {
  searchPlayers: { Name: '小葵', Page: 1 },
  getRelations: { Type: 1, Page: 1 },
  addRelation: { PlayerID: '10000020', Type: 1 },
  deleteRelation: { PlayerID: '10000020', Type: 1 },
  getRecommended: {},
};
