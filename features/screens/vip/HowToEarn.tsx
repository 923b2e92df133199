import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { usePart } from '../../base/settings/index.ts';

const ways = defineMessages({
  both: { id: 'vip.howToEarn', defaultMessage: '押注與購點都會增加 VIP 經驗' },
  games: { id: 'vip.howToEarn.games', defaultMessage: '押注會增加 VIP 經驗' },
  shop: { id: 'vip.howToEarn.shop', defaultMessage: '購點會增加 VIP 經驗' },
  none: { id: 'vip.howToEarn.none', defaultMessage: '遊戲開放後，押注會增加 VIP 經驗' },
});

/** The ways to earn VIP experience, by the open parts of the product. */
export function HowToEarn(): ReactNode {
  const hasGames = usePart('Games') !== 'closed';
  const hasShop = usePart('Shop') !== 'closed';
  const way = hasGames ? (hasShop ? 'both' : 'games') : hasShop ? 'shop' : 'none';
  return <FormattedMessage {...ways[way]} />;
}
