import * as z from 'zod/mini';
import { VipLevel } from '#protocol/entities/vip.ts';

/** docs/economy.md explains the numbers. */
export const InviteNumbers = z.strictObject({
  BindDays: z.int().check(z.minimum(1)),
  MostFriends: z.int().check(z.minimum(1)),
  MilestoneLevel: z.int().check(z.minimum(2)),
  MilestoneVip: VipLevel.check(z.minimum(2)),
  WelcomeGold: z.int().check(z.minimum(1)),
  FriendGold: z.int().check(z.minimum(1)),
});
