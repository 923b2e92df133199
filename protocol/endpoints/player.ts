import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BanRecord } from '../entities/ban.ts';
import { Page, perPage, PlayerID, Time } from '../entities/identifiers.ts';
import { PauseDays } from '../entities/ownLimit.ts';
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
  summary: "The signed-in player's profile, wallet and level; a success extends the session to 24 hours from now.",
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
  summary: 'A player as the caller sees them, as in 11520.',
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
  summary: "The accounts on the caller's own phone, as in 12390.",
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
    /** How long to pause. If absent, the call only returns the state. */
    Days: z.optional(PauseDays),
  }),
  result: z.object({
    Suspended: z.boolean(),
    /** The end of the pause, or of the last one. Empty if there never was a pause, or if it has no end. */
    Until: z.union([Time, z.literal('')]),
    Forever: z.boolean(),
  }),
  codes: [300030],
  summary:
    "Pauses the caller's account for 1, 7 or 30 days or for good, or returns its state. It applies to the person: every account on the same phone. It begins at once and cannot be shortened: every session ends, playing, spending and writing are blocked, and every way to sign in on any host answers 300038 with the seconds left. Meanwhile no new account can be created on the phone or in a browser that signed in to one of them. A pause for good needs a sign-in or a code of the last ten minutes (300030). Other players still see the profile and can write mail to it.",
  section: 'specification 1 §7; decisions §3, 0073',
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
    'The public ban list, newest first: current and expired bans without those that an operator lifted; names and ids are masked.',
  section: 'specification 1 §2, §7; decisions §3',
});
