import { useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, type VipLevel } from '#art/index.ts';
import { vipNames } from '../../base/player-face/index.ts';

/** The tier that is drawn for a level; the first where a level has none. */
export const drawnTier = (level: number): VipLevel => VIP_LEVELS.find((one) => one === level) ?? 1;

/** Says a tier: its name and its number. */
export function useTierName(): (level: number) => string {
  const { formatMessage } = useIntl();
  return (level) => `${formatMessage(vipNames[vipTierOf(level)])} · VIP ${String(level)}`;
}
