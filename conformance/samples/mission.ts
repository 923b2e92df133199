import type { Samples } from './samplesByRow.ts';

export const missionSamples: Samples = {
  getMissions: {},
  claimMission: { MissionID: 'day-rounds' },
  claimAllMissions: {},
  getEvents: {},
};
