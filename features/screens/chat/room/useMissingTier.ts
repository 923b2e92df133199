import { getVipLadder } from '#protocol/operations/vip.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useProfile } from '../../../base/session/index.ts';

/** How far one is from the tier that may speak. */
export interface SpeakingTier {
  readonly level: number;
  /** Experience that is missing; undefined until it is known. */
  readonly missing: number | undefined;
}

/** Gold: what the service asks for (code 200024), until its ladder says so. */
const GOLD = 3;

/** What one lacks to speak in the public channel (13400); undefined: nothing, or it is not known yet. */
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
