import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { WalletPill } from '#ui/components/WalletPill/index.ts';
import { useLocation, useNavigate } from '../../base/routing/index.ts';
import { useShownWallet } from '../../base/session/index.ts';
import { useBrand, useLanguage, usePart } from '../../base/settings/index.ts';

const names = defineMessages({
  gold: { id: 'wallet.gold', defaultMessage: '金幣' },
  gem: { id: 'wallet.gem', defaultMessage: '寶石' },
  point: { id: 'wallet.point', defaultMessage: '點數' },
});

const picture = (id: 'coin' | 'gem' | 'point'): ReactNode => <img alt="" height={22} src={itemSrc(id)} width={22} />;

/** The player's balances: gold, and gems or points by brand. Links to the shop, or to the bank book while the shop is closed. */
export function Wallet(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const hasShop = usePart('Shop') !== 'closed';
  const wallet = useShownWallet();
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <WalletPill
      balances={[
        { id: 'gold', label: formatMessage(names.gold), icon: picture('coin'), value: wallet?.Gold },
        {
          id: WalletItem,
          label: formatMessage(names[WalletItem]),
          icon: picture(WalletItem),
          value: WalletItem === 'gem' ? wallet?.Gem : wallet?.GamePoint,
        },
      ]}
      label={
        hasShop
          ? formatMessage({ id: 'wallet.buy', defaultMessage: '購點兌換' })
          : formatMessage({ id: 'frame.passbook', defaultMessage: '存摺' })
      }
      locale={locale}
      onClick={() => navigate(`${prefix}${hasShop ? '/store' : '/member/passbook'}`)}
      plus={hasShop}
    />
  );
}
