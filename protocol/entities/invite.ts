import * as z from 'zod/mini';
import { Amount, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** 1 has not reached the milestone, 2 its reward can be taken, 3 it was taken. */
export const INVITED_STATE = { waiting: 1, claimable: 2, claimed: 3 } as const;
const InvitedState = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A player who came by one's invitation. */
export const InvitedFriend = z.extend(PlayerSummary, {
  Level: z.int().check(z.minimum(1)),
  /** When the friend bound the code. */
  CreateTime: Time,
  State: InvitedState,
  /** Gold that the friend brings, or brought. */
  Reward: Amount,
});
export type InvitedFriend = z.infer<typeof InvitedFriend>;

const Count = z.int().check(z.minimum(0));

/** What the invitation page shows. */
export const InviteInfo = z.object({
  /** One's own code. */
  FriendCode: z.string(),
  /** By whose invitation one came; empty: nobody's. */
  InviterID: z.union([PlayerID, z.literal('')]),
  InviterName: z.string(),
  /** Until when one may bind another's code; empty once one has. */
  BindUntil: z.union([Time, z.literal('')]),
  /** How many one invited, and how many one may. */
  Friends: Count,
  MostFriends: Count,
  Claimable: Count,
  Claimed: Count,
  /** What binding brings the invited and a friend at the milestone brings the inviter, in gold; the milestone. */
  WelcomeGold: Amount,
  FriendGold: Amount,
  MilestoneLevel: z.int(),
  MilestoneVip: z.int(),
});
export type InviteInfo = z.infer<typeof InviteInfo>;
