import type { VipProgress } from '#protocol/entities/vip.ts';
import { ECONOMY } from '../economy.ts';

const { Level: LEVEL, Vip: VIP } = ECONOMY;

/** What it takes to get from a level to the next; 0 at the highest. */
export const stepAfter = (level: number): number =>
  level >= LEVEL.Most ? 0 : LEVEL.FirstStep + LEVEL.StepGrowth * (level - 1);

/** The experience from which a level is held. */
export const levelThreshold = (level: number): number =>
  (level - 1) * LEVEL.FirstStep + (LEVEL.StepGrowth * (level - 1) * (level - 2)) / 2;

/** The level that experience reaches. */
export function levelOf(experience: number): number {
  let level = 1;
  while (level < LEVEL.Most && levelThreshold(level + 1) <= experience) level += 1;
  return level;
}

/** The experience from which a VIP tier is held. */
export const vipThreshold = (tier: number): number => VIP.Thresholds[tier - 1] ?? 0;

/** The VIP tier that experience reaches. */
export const vipOf = (experience: number): number => VIP.Thresholds.filter((rung) => rung <= experience).length;

/**
 * Experience as it counts: within the level or tier that the player has, which an operator may have set, and from its
 * beginning where what was earned lies outside it.
 */
export function within(earned: number, from: number, step: number): number {
  const isInside = earned >= from && (step === 0 || earned < from + step);
  return isInside ? earned : from;
}

/** What the next VIP tier takes beyond this one; 0 at the top. */
export const vipStep = (tier: number): number => (tier >= 8 ? 0 : vipThreshold(tier + 1) - vipThreshold(tier));

/** Where experience that counts stands on the VIP ladder. */
export const vipProgress = (VIPLevel: number, Experience: number): VipProgress => ({
  VIPLevel,
  Experience,
  Next: VIPLevel >= 8 ? 0 : vipThreshold(VIPLevel + 1),
});
