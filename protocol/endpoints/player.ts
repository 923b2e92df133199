import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BanRecord } from '../entities/ban.ts';
import { Page, perPage, PlayerID, Time } from '../entities/identifiers.ts';
import { BoundPhone } from '../entities/phone.ts';
import { OwnProfile, UserInfo } from '../entities/player.ts';

export const getOwnProfile = endpoint({
  method: 'POST',
  path: '/api/v1/player',
  name: 'getOwnProfile',
  group: 'player',
  origin: 'spec',
  access: 'token',
  effect: 'write',
  request: z.strictObject({}),
  result: OwnProfile,
  summary: "The signed-in player's profile, wallet and level; a good answer prolongs the session to 24 hours from now.",
  section: 'specification 1 §3, §7; decisions §3',
});

export const getPlayerInfo = endpoint({
  method: 'POST',
  path: '/api/v1/player/info',
  name: 'getPlayerInfo',
  group: 'player',
  origin: 'spec',
  access: 'token',
  effect: 'read',
  request: z.strictObject({ PlayerID }),
  result: UserInfo,
  codes: [100013],
  summary: 'A player as the asker sees them, as 11520.',
  section: 'specification 2 §7; decisions §3',
});

export const getPhoneAccounts = endpoint({
  method: 'POST',
  path: '/api/v1/player/account',
  name: 'getPhoneAccounts',
  group: 'player',
  origin: 'spec',
  access: 'token',
  effect: 'read',
  request: z.strictObject({}),
  result: BoundPhone,
  summary: "The accounts on one's own phone, as 12390.",
  section: 'specification 2 §7; decisions §3',
});

export const suspendPlayer = endpoint({
  method: 'POST',
  path: '/api/v1/player/suspend',
  name: 'suspendPlayer',
  group: 'player',
  origin: 'spec',
  access: 'token',
  effect: 'write',
  request: z.strictObject({
    /** How long to pause; absent: only the state is asked for. */
    Days: z.optional(z.int().check(z.minimum(1), z.maximum(180))),
  }),
  result: z.object({
    Suspended: z.boolean(),
    /** When the pause ends, or the last one ended; empty where there never was one. */
    Until: z.union([Time, z.literal('')]),
  }),
  summary:
    "Pauses one's own account for 1 to 180 days, or tells its state. A pause begins at once and cannot be shortened: every session ends, the account cannot play, spend or write, and signing in answers 300015 with the seconds left; others still see the profile and may write mail to it.",
  section: 'specification 1 §7; decisions §3',
});

export const getBanRecords = endpoint({
  method: 'POST',
  path: '/api/v1/player/ban_records',
  name: 'getBanRecords',
  group: 'player',
  origin: 'spec',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(BanRecord), Total: z.int().check(z.minimum(0)) }),
  summary:
    'The public ban list, newest first: bans that hold or ran out, not those an operator took back; names and ids masked.',
  section: 'specification 1 §2, §7; decisions §3',
});
