import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useBrand } from '../../settings/index.ts';
import { heldOf } from './giftDraft.ts';
import { ItemAmount } from './ItemAmount.tsx';
import * as css from './GiftPicker.css.ts';

/** What one has to give from, and the way to more. */
export function WalletLine({ wallet, onClose }: { wallet: Wallet | undefined; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const prefix = localePrefix(useLocation().pathname);
  return (
    <div className={css.wallet}>
      <span className={css.held}>
        {[ITEM[WalletItem], ITEM.gold].map((item) =>
          wallet === undefined ? null : <ItemAmount item={item} key={item} value={heldOf(wallet, item)} />,
        )}
      </span>
      <Button
        aria-label={formatMessage({ id: 'wallet.buy', defaultMessage: '購點兌換' })}
        asChild
        icon={<Plus size={18} />}
        size="sm"
        variant="secondary"
      >
        <Link onClick={onClose} to={`${prefix}/store`}>
          <FormattedMessage defaultMessage="購點" id="gift.buy" />
        </Link>
      </Button>
    </div>
  );
}
