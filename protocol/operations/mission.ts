import * as z from 'zod/mini';
import { EventEntry, Mission, Reward } from '../entities/mission.ts';
import { OPEN, operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'mission', origin: 'added', caller: 'player' } as const;
const section = 'specification 2 §3, §5; decisions §4';

export const getMissions = operation({
  ...defaults,
  op: 13600,
  name: 'getMissions',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    List: z.array(Mission),
    Total: z.int().check(z.minimum(0)),
    Claimable: z.int().check(z.minimum(0)),
  }),
  summary:
    'Lists the missions that the caller can fulfil now, and fulfilled ones, with their texts and progress: daily, weekly (both from 00:00 in Taipei) and once.',
  section,
});

export const missionDone = pushOf(getMissions, {
  op: 13602,
  name: 'missionDone',
  audience: 'player',
  result: Mission,
  summary: 'A mission was completed; its reward can be claimed.',
});

export const claimMission = operation({
  ...defaults,
  op: 13610,
  name: 'claimMission',
  effect: 'write',
  request: z.strictObject({ MissionID: z.string().check(z.maxLength(32)) }),
  result: z.object({ Mission, Reward }),
  codes: [300011, 300012, 300013],
  summary: 'Claims the reward of a completed mission, once.',
  section,
});

export const claimAllMissions = operation({
  ...defaults,
  op: 13620,
  name: 'claimAllMissions',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({ List: z.array(Mission), Reward }),
  codes: [300013],
  summary: 'Claims the rewards of all completed missions together.',
  section,
});

export const getEvents = operation({
  ...defaults,
  ...OPEN,
  op: 13630,
  name: 'getEvents',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(EventEntry) }),
  summary: 'The event list in its order, with the number of rewards to claim in each; zero without a login.',
  section: 'specification 1 §9, 2 §3',
});
