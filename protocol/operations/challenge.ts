import * as z from 'zod/mini';
import { Challenge } from '../entities/event.ts';
import { Time } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'challenge',
  origin: 'added',
  section: 'specification 1 §7 (challenge); decisions §2',
} as const;
const ChallengeID = z.string().check(z.minLength(1), z.maxLength(64));

export const getChallenges = operation({
  ...defaults,
  op: 13300,
  name: 'getChallenges',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(Challenge), Total: z.int().check(z.minimum(0)) }),
  summary: "The challenges of this day and this week with the player's progress.",
});

export const acceptChallenge = operation({
  ...defaults,
  op: 13310,
  name: 'acceptChallenge',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ ChallengeID }),
  result: Challenge,
  codes: [100011, 300009, 300011, 300015],
  summary:
    'Accepts a challenge for its day or week and pays its entry. Only later activity counts. 300009: the caller cannot complete it, since its games or the shop are closed or the caller may not give gifts yet.',
});

export const challengeDone = pushOf(acceptChallenge, {
  op: 13312,
  name: 'challengeDone',
  audience: 'player',
  result: z.object({
    ChallengeID,
    Progress: z.int().check(z.minimum(1)),
    Count: z.int().check(z.minimum(1)),
    EndTime: Time,
  }),
  summary: 'An accepted challenge reached its target; the reward can be claimed.',
});

export const claimChallenge = operation({
  ...defaults,
  op: 13320,
  name: 'claimChallenge',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ ChallengeID }),
  result: Challenge,
  codes: [300011, 300012, 300013],
  summary: 'Claims the reward of a completed challenge, once and before its day or week is over.',
});
