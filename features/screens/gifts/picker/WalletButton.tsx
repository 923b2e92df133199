import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { useWallet } from '../../../base/session/index.ts';
import { useBrand, useLanguage, useOpenParts } from '../../../base/settings/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { heldOf } from './giftDraft.ts';
import type { GiftKind } from './GiftForm.tsx';
import * as css from './GiftPicker.css.ts';

/** Larger balances are shortened, so that the title keeps its width. */
const SHORTEN_FROM = 10_000_000;

/** The balance that pays for the gift. Links to the shop while it is open. */
export function WalletButton({ kind, onClose }: { kind: GiftKind; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const { Shop } = useOpenParts();
  const wallet = useWallet().data;
  const prefix = localePrefix(useLocation().pathname);
  if (wallet === undefined) return null;
  const item = kind === 'gold' ? ITEM.gold : ITEM[WalletItem];
  const { name, picture } = itemOf(item);
  const held = heldOf(wallet, item);
  const balance = (
    <>
      <img alt="" height={20} src={itemSrc(picture)} width={20} />
      <Amount
        format={held >= SHORTEN_FROM ? 'short' : 'full'}
        locale={locale}
        unit={formatMessage(name)}
        value={held}
      />
    </>
  );
  if (!Shop) return <span className={css.wallet}>{balance}</span>;
  return (
    <Link className={css.wallet} onClick={onClose} to={`${prefix}/store`}>
      {balance}
      <span aria-hidden="true" className={css.plus}>
        <Plus size={16} strokeWidth={3} />
      </span>
      <VisuallyHidden>
        <FormattedMessage defaultMessage="購點兌換" id="wallet.buy" />
      </VisuallyHidden>
    </Link>
  );
}
