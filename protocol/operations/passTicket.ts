import * as z from 'zod/mini';
import { PassTicket, PassTrack } from '../entities/event.ts';
import { ItemAmount } from '../entities/present.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'passTicket',
  origin: 'added',
  section: 'specification 1 §7 (pass ticket); decisions §2',
} as const;
const Season = z.string().check(z.regex(/^\d{4}-\d{2}$/, 'must be a season'));

export const getPassTicket = operation({
  ...defaults,
  op: 14000,
  name: 'getPassTicket',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: PassTicket,
  summary: "This month's pass ticket: levels, both tracks, the player's experience and claims.",
});

export const passLevelUp = pushOf(getPassTicket, {
  op: 14002,
  name: 'passLevelUp',
  audience: 'player',
  result: z.object({ Season, Level: z.int().check(z.minimum(1)), Experience: z.int().check(z.minimum(1)) }),
  summary: 'A level of the pass ticket was reached.',
});

export const buyPassTicket = operation({
  ...defaults,
  op: 14010,
  name: 'buyPassTicket',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ Season }),
  result: PassTicket,
  codes: [200124, 300015, 300016],
  summary: 'Opens the paid track of this season for gems or points; earlier levels count.',
});

export const claimPassLevel = operation({
  ...defaults,
  op: 14020,
  name: 'claimPassLevel',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ Season, Level: z.int().check(z.minimum(1), z.maximum(1000)), Track: PassTrack }),
  result: z.object({ Rewards: z.array(ItemAmount), Ticket: PassTicket }),
  codes: [300011, 300012, 300013, 300016],
  summary: 'Claims one level of one track, once and within its season.',
});
