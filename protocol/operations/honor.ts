import * as z from 'zod/mini';
import { HonorRecord, Pinned } from '../entities/honor.ts';
import { PlayerID } from '../entities/identifiers.ts';
import { operation } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'honor', origin: 'spec', caller: 'player' } as const;

export const getHonors = operation({
  ...defaults,
  op: 10130,
  name: 'getHonors',
  effect: 'read',
  request: z.strictObject({ PlayerID }),
  result: z.object({ Achievements: z.array(HonorRecord) }),
  codes: [100013],
  summary: 'At most ten big wins of a player, newest first: the pinned ones, and the newest of the others.',
  section: 'specification 2 §3, §7, §9; decisions §8',
});

export const pinHonor = operation({
  ...defaults,
  op: 11830,
  name: 'pinHonor',
  effect: 'write',
  request: z.strictObject({ ID: z.string().check(z.maxLength(64)), Pinned }),
  result: HonorRecord,
  codes: [300011, 300014],
  summary: 'Pins (1) or unpins (2) one of the caller’s records; at most three are pinned.',
  section: 'specification 2 §4, §7',
});
