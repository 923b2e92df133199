import type { VipProgress } from '#protocol/entities/vip.ts';
import { ECONOMY } from '../economy.ts';

const { Level: LEVEL, Vip: VIP } = ECONOMY;

/** The experience from a level to the next; 0 at the highest. */
export const stepAfter = (level: number): number =>
  level >= LEVEL.Most ? 0 : LEVEL.FirstStep + LEVEL.StepGrowth * (level - 1);

/** The experience at which a level begins. */
export const levelThreshold = (level: number): number =>
  (level - 1) * LEVEL.FirstStep + (LEVEL.StepGrowth * (level - 1) * (level - 2)) / 2;

export function levelOf(experience: number): number {
  let level = 1;
  while (level < LEVEL.Most && levelThreshold(level + 1) <= experience) level += 1;
  return level;
}

/** The experience at which a VIP tier begins. */
export const vipThreshold = (tier: number): number => VIP.Thresholds[tier - 1] ?? 0;

export const vipOf = (experience: number): number => VIP.Thresholds.filter((rung) => rung <= experience).length;

/**
 * The experience that counts within the player's level or tier, which an operator may have set. If the earned experience is outside it, the
 * beginning of the level or tier counts.
 */
export function within(earned: number, from: number, step: number): number {
  const isInside = earned >= from && (step === 0 || earned < from + step);
  return isInside ? earned : from;
}

/** The experience from this VIP tier to the next; 0 at the top. */
export const vipStep = (tier: number): number => (tier >= 8 ? 0 : vipThreshold(tier + 1) - vipThreshold(tier));

/** The position of the counted experience on the VIP ladder. */
export const vipProgress = (VIPLevel: number, Experience: number): VipProgress => ({
  VIPLevel,
  Experience,
  Next: VIPLevel >= 8 ? 0 : vipThreshold(VIPLevel + 1),
});
