import * as z from 'zod/mini';
import { Amount } from './identifiers.ts';

/** VIP tiers 1 to 8 (specification 1 §3). */
export const VIP_TIERS = ['copper', 'silver', 'gold', 'platinum', 'diamond', 'ruby', 'sapphire', 'obsidian'] as const;
export type VipTier = (typeof VIP_TIERS)[number];
export const VipLevel = z.int().check(z.minimum(1), z.maximum(8));

/** Levels outside 1 to 8 take the nearest tier. */
export const vipTierOf = (level: number): VipTier => VIP_TIERS[Math.min(8, Math.max(1, level)) - 1] ?? 'copper';

/** A tier of the VIP ladder: its threshold in experience, and its benefits. */
export const VipTierRow = z.object({
  VIPLevel: VipLevel,
  Name: z.enum(VIP_TIERS),
  Threshold: Amount,
  Rights: z.object({
    Chat: z.boolean(),
    FoundClub: z.boolean(),
    SendRedEnvelope: z.boolean(),
    GiftsPerDay: z.int().check(z.minimum(0)),
    GiftAmountPerDay: Amount,
    /** The gold of the largest single gift. */
    LargestGift: Amount,
    /** Gifts that the player may collect a day. */
    CollectsPerDay: z.int().check(z.minimum(0)),
  }),
});
export type VipTierRow = z.infer<typeof VipTierRow>;

/** The gold of bets that gives one point of VIP experience, and the points for each NT$ of a purchase. */
export const VipEarning = z.object({ GoldPerExperience: Amount, PerNtDollar: Amount });
export type VipEarning = z.infer<typeof VipEarning>;

/** `Next` is the experience of the next tier. 0 at the top. */
export const VipProgress = z.object({ VIPLevel: VipLevel, Experience: Amount, Next: Amount });
export type VipProgress = z.infer<typeof VipProgress>;

/** The level bar: experience within the level, and the amount for the next level. `Next` is 0 at the highest level. */
export const LevelProgress = z.object({ Level: z.int().check(z.minimum(1)), Experience: Amount, Next: Amount });
export type LevelProgress = z.infer<typeof LevelProgress>;
