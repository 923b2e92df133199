import * as z from 'zod/mini';
import { Amount, PlayerID } from '../entities/identifiers.ts';
import { BoundPhone } from '../entities/phone.ts';
import { PictureSetting, Privacy, UserInfo } from '../entities/player.ts';
import { ReportReason } from '../entities/report.ts';
import { operation } from '../operation.ts';

export const getUserInfo = operation({
  op: 11520,
  name: 'getUserInfo',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ PlayerID }),
  result: UserInfo,
  codes: [100013],
  summary: 'A player as the caller sees them; the caller’s own profile with the whole bag.',
  section: 'specification 2 §3, §7',
});

export const modifyProfile = operation({
  op: 10160,
  name: 'modifyProfile',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'write',
  request: z.strictObject({
    Name: z.string().check(z.maxLength(256)),
    PicSetting: PictureSetting,
    Introduction: z.string().check(z.maxLength(4096)),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Name', 'Introduction'],
  names: ['Name'],
  result: z.object({
    Name: z.string(),
    /** 2 if 1 was requested and no picture is uploaded. */
    PicSetting: PictureSetting,
    Introduction: z.string(),
    Rename: z.int().check(z.minimum(0)),
    RenameLimit: z.int().check(z.minimum(0)),
  }),
  codes: [200017, 200067, 200086, 200087, 200119, 300013],
  summary:
    'Changes name, picture and introduction (1 to 100 characters). Another name counts against RenameLimit (200119). A blocked word in either text fails at every tier (200067). LINE and Facebook pictures need a binding (300013). A guest has no profile to change yet (200017).',
  section: 'specification 2 §3, §4, §5, §7, §8',
});

export const getBoundAccounts = operation({
  op: 12390,
  name: 'getBoundAccounts',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: BoundPhone,
  summary:
    "The phone of the caller's own account, masked, and the accounts on it by registration time; none without a bound phone.",
  section: 'specification 2 §3, §7',
});

export const getBindIcon = operation({
  op: 10640,
  name: 'getBindIcon',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    /** Whether the icon is shown, because no phone is bound or its bonus can be claimed. */
    Show: z.boolean(),
    Bound: z.boolean(),
    CanReceive: z.boolean(),
    /** In gold. */
    Bonus: Amount,
  }),
  summary:
    'The state of the phone-bind icon: whether a phone is bound, whether its bonus can be claimed, and the bonus.',
  section: 'specification 2 §4, §7',
});

export const reportPlayer = operation({
  op: 15300,
  name: 'reportPlayer',
  socket: 'both',
  group: 'user',
  origin: 'added',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ PlayerID, Reason: ReportReason, Text: z._default(z.string().check(z.maxLength(200)), '') }),
  result: z.object({ ReportID: z.string() }),
  codes: [100013, 300014, 300018],
  rate: { limit: 5, seconds: 60 },
  summary: 'Reports a player to the operators. 300014: a report of the same player is open.',
  section: 'specification 2 §2, §6',
});

export const getPrivacy = operation({
  op: 15310,
  name: 'getPrivacy',
  socket: 'both',
  group: 'user',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: Privacy,
  summary: 'The fields that the player hides from others, nothing by default.',
  section: 'specification 2 §2',
});

export const setPrivacy = operation({
  op: 15320,
  name: 'setPrivacy',
  socket: 'both',
  group: 'user',
  origin: 'added',
  caller: 'player',
  effect: 'write',
  request: z.strictObject({
    HideBalances: z.optional(z.boolean()),
    HideLastLogin: z.optional(z.boolean()),
    HideGame: z.optional(z.boolean()),
    HideArrival: z.optional(z.boolean()),
  }),
  result: Privacy,
  rate: { limit: 20, seconds: 60 },
  summary:
    'Hides balances, the last sign-in, the game that the player is in or the line of arrival in live rooms from others, or shows them again; omitted fields stay as they are. It applies at once to profiles, lists of players and clubs, and the list of the richest.',
  section: 'specification 2 §2',
});
