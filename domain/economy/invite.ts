import { z } from 'zod';
import { VipLevel } from '#protocol/entities/vip.ts';

/** What invitations take and bring (docs/economy.md). */
export const InviteNumbers = z.strictObject({
  BindDays: z.int().min(1),
  MostFriends: z.int().min(1),
  MilestoneLevel: z.int().min(2),
  MilestoneVip: VipLevel.min(2),
  WelcomeGold: z.int().min(1),
  FriendGold: z.int().min(1),
});
