import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { VipTier } from '#protocol/entities/vip.ts';

export const vipNames: Record<VipTier, MessageDescriptor> = defineMessages({
  copper: { id: 'vip.copper', defaultMessage: '青銅' },
  silver: { id: 'vip.silver', defaultMessage: '白銀' },
  gold: { id: 'vip.gold', defaultMessage: '黃金' },
  platinum: { id: 'vip.platinum', defaultMessage: '白金' },
  diamond: { id: 'vip.diamond', defaultMessage: '鑽石' },
  ruby: { id: 'vip.ruby', defaultMessage: '紅寶石' },
  sapphire: { id: 'vip.sapphire', defaultMessage: '藍寶石' },
  obsidian: { id: 'vip.obsidian', defaultMessage: '黑曜石' },
});
