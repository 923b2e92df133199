import * as z from 'zod/mini';
import { SpecialReward } from '../entities/event.ts';
import { Page, perPage } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'reward',
  origin: 'added',
  section: 'specification 1 §7, §9 (special reward); decisions §2',
} as const;

export const getRewards = operation({
  ...defaults,
  op: 13900,
  name: 'getRewards',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(SpecialReward), Total: z.int().check(z.minimum(0)) }),
  summary: "Lists the player's own rewards and those for everyone, by their end, the latest first.",
});

export const rewardArrived = pushOf(getRewards, {
  op: 13902,
  name: 'rewardArrived',
  audience: 'player',
  result: SpecialReward,
  summary: 'A reward that an operator or the system gave to this player, or to everyone.',
});

export const claimReward = operation({
  ...defaults,
  op: 13910,
  name: 'claimReward',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ RewardID: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: SpecialReward,
  codes: [300011, 300012, 300016],
  summary: 'Claims a reward, exactly once and before its time is over.',
});
