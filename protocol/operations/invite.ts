import * as z from 'zod/mini';
import { Amount, Page, perPage, PlayerID } from '../entities/identifiers.ts';
import { InvitedFriend, InviteInfo } from '../entities/invite.ts';
import { PlayerSummary } from '../entities/player.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'invite', origin: 'spec', caller: 'member' } as const;

export const getInviteInfo = operation({
  ...defaults,
  op: 12350,
  name: 'getInviteInfo',
  effect: 'read',
  request: z.strictObject({}),
  result: InviteInfo,
  summary: 'The caller’s own invitation code, the friends it brought, and the rewards to claim.',
  section: 'specification 2 §7',
});

export const bindInviteCode = operation({
  ...defaults,
  op: 12360,
  name: 'bindInviteCode',
  effect: 'write',
  rate: { limit: 10, seconds: 60 },
  request: z.strictObject({
    /** Case, width, spaces and hyphens do not count. */
    FriendCode: z.string().check(z.minLength(1), z.maxLength(32)),
  }),
  result: z.object({
    Inviter: PlayerSummary,
    /** Gold for the binding. */
    Bonus: Amount,
  }),
  codes: [100001, 100009, 300012, 300014, 300016, 300017],
  summary:
    'Binds another player’s invitation code, once, within seven days of registration: 100009 no such code, 100001 the caller’s own code or that of an account on the same phone, 300012 a code is bound already, 300016 too late, 300017 the other account is younger, 300014 the other player has invited the maximum.',
  section: 'specification 2 §7, §8',
});

export const claimInviteReward = operation({
  ...defaults,
  op: 12640,
  name: 'claimInviteReward',
  effect: 'write',
  request: z.strictObject({
    /** The ids of invited friends. Either all of them are rewarded, or none. */
    FriendRequest: z.union([
      z.pipe(
        PlayerID,
        z.transform((id) => [id]),
      ),
      z.array(PlayerID).check(z.minLength(1), z.maxLength(50)),
    ]),
  }),
  result: z.object({ List: z.array(InvitedFriend), Gold: Amount }),
  codes: [300011, 300012, 300013],
  summary:
    'Claims the reward of invited friends who reached the milestone (phone bound, and the level or VIP tier), once each: 300011 not an invited friend, 300013 not there yet, 300012 claimed.',
  section: 'specification 2 §7',
});

export const getInvitedFriends = operation({
  ...defaults,
  op: 12630,
  name: 'getInvitedFriends',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(50, 50) }),
  result: z.object({ List: z.array(InvitedFriend), Total: z.int().check(z.minimum(0)) }),
  summary: 'Lists the players invited by the caller, newest first, with their rewards.',
  section: 'specification 2 §7',
});

export const friendInvited = pushOf(getInvitedFriends, {
  op: 12632,
  name: 'friendInvited',
  audience: 'player',
  result: InvitedFriend,
  summary: 'A player bound the caller’s code.',
});
