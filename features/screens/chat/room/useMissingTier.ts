import { getVipLadder } from '#protocol/operations/vip.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useProfile } from '../../../base/session/index.ts';

/** The lowest tier that may write, and the experience that is missing. */
export interface SpeakingTier {
  readonly level: number;
  readonly missing: number | undefined;
}

/** Gold: the required tier (code 200024) until the ladder of tiers is loaded. */
const GOLD = 3;

/**
 * The tier and experience that the player lacks to write in the public channel (13400). Undefined if nothing is
 * missing, or while loading.
 */
export function useMissingTier(): SpeakingTier | undefined {
  const vipLevel = useProfile().data?.level.vipLevel;
  const isBelow = vipLevel !== undefined && vipLevel < GOLD;
  const ladder = useOperation(getVipLadder, {}, { enabled: isBelow }).data;
  const tier = ladder?.Tiers.find(({ Rights }) => Rights.Chat);
  if (!isBelow || (ladder !== undefined && (tier === undefined || ladder.Own.VIPLevel >= tier.VIPLevel)))
    return undefined;
  const missing = tier && ladder && Math.max(0, tier.Threshold - ladder.Own.Experience);
  return { level: tier?.VIPLevel ?? GOLD, missing };
}
