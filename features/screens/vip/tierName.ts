import { useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, type VipLevel } from '#art/index.ts';
import { vipNames } from '../../base/player-face/index.ts';

/** Returns the tier whose drawing a level has. A level without a tier has the drawing of the first. */
export const drawnTier = (level: number): VipLevel => VIP_LEVELS.find((one) => one === level) ?? 1;

/** Returns a function that names a tier by name and number. */
export function useTierName(): (level: number) => string {
  const shortName = useShortTierName();
  return (level) => `${shortName(level)} · VIP ${String(level)}`;
}

/** Returns a function that names a tier by its name alone. */
export function useShortTierName(): (level: number) => string {
  const { formatMessage } = useIntl();
  return (level) => formatMessage(vipNames[vipTierOf(level)]);
}
