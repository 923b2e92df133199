import * as z from 'zod/mini';
import { Absence } from '../entities/event.ts';
import { ItemAmount } from '../entities/present.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'returnReward',
  origin: 'added',
  section: 'specification 1 §7, §9 (return rewards); decisions §2',
} as const;

export const getReturnReward = operation({
  ...defaults,
  op: 13700,
  name: 'getReturnReward',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    Tiers: z.array(z.object({ MinDays: z.int().check(z.minimum(1)), Rewards: z.array(ItemAmount) })),
    /** The last absence that earned a reward, if there was one. */
    List: z.array(Absence),
    Total: z.int().check(z.minimum(0), z.maximum(1)),
  }),
  summary: "The rewards for coming back after 7 days or more, and the player's last absence.",
});

export const claimReturnReward = operation({
  ...defaults,
  op: 13710,
  name: 'claimReturnReward',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({ DaysAway: z.int().check(z.minimum(1)), Rewards: z.array(ItemAmount) }),
  codes: [300012, 300013, 300016],
  summary: 'Claims the reward of the last absence, once and within 7 days of coming back.',
});
