import type { Samples } from '../samples.ts';

export const missionSamples: Samples = {
  getMissions: {},
  claimMission: { MissionID: 'day-rounds' },
  claimAllMissions: {},
  getEvents: {},
};
