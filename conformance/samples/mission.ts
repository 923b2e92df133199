import type { Samples } from './samplesByContract.ts';

export const missionSamples: Samples = {
  getMissions: {},
  claimMission: { MissionID: 'day-rounds' },
  claimAllMissions: {},
  getEvents: {},
  getOpenEvents: {},
};
