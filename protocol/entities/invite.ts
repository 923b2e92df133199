import * as z from 'zod/mini';
import { Amount, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** 1 has not reached the milestone, 2 the reward can be claimed, 3 claimed. */
export const INVITED_STATE = { waiting: 1, claimable: 2, claimed: 3 } as const;
const InvitedState = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const InvitedFriend = z.extend(PlayerSummary, {
  Level: z.int().check(z.minimum(1)),
  CreateTime: Time,
  State: InvitedState,
  Reward: Amount,
});
export type InvitedFriend = z.infer<typeof InvitedFriend>;

const Count = z.int().check(z.minimum(0));

export const InviteInfo = z.object({
  FriendCode: z.string(),
  /** The player who invited the caller. Empty if there is none. */
  InviterID: z.union([PlayerID, z.literal('')]),
  InviterName: z.string(),
  /** The end of the time to bind a code. Empty once a code is bound. */
  BindUntil: z.union([Time, z.literal('')]),
  /** The number of invited friends, and the maximum. */
  Friends: Count,
  MostFriends: Count,
  Claimable: Count,
  Claimed: Count,
  /** The gold for binding (to the invited) and for a friend at the milestone (to the inviter), and the milestone. */
  WelcomeGold: Amount,
  FriendGold: Amount,
  MilestoneLevel: z.int(),
  MilestoneVip: z.int(),
});
export type InviteInfo = z.infer<typeof InviteInfo>;
