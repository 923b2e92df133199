import { z } from 'zod';

/** VIP tiers 1 to 8 (specification 1 §3). */
export const VIP_TIERS = ['copper', 'silver', 'gold', 'platinum', 'diamond', 'ruby', 'sapphire', 'obsidian'] as const;
export type VipTier = (typeof VIP_TIERS)[number];
export const VipLevel = z.int().min(1).max(8);

/** The tier's name for a level; levels outside 1 to 8 take the nearest. */
export const vipTierOf = (level: number): VipTier => VIP_TIERS[Math.min(8, Math.max(1, level)) - 1] ?? 'copper';
