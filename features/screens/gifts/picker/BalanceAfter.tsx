import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '#protocol/entities/wallet.ts';
import { type GiftPrice, heldOf } from './giftDraft.ts';
import { ItemAmount } from './ItemAmount.tsx';
import * as css from './GiftPicker.css.ts';

/** The balance after the gift. Renders nothing if the wallet has too little. */
export function BalanceAfter({
  price,
  wallet,
}: {
  price: GiftPrice | undefined;
  wallet: Wallet | undefined;
}): ReactNode {
  if (price === undefined || wallet === undefined) return null;
  const left = heldOf(wallet, price.PaidItemID) - price.Total;
  if (left < 0) return null;
  return (
    <span className={css.left}>
      <FormattedMessage defaultMessage="送出後剩" id="gift.leftAfter" />
      <ItemAmount coin={16} item={price.PaidItemID} value={left} />
    </span>
  );
}
