import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { giftPicture } from '../giftItems.ts';
import { useGiftText } from '../useGiftText.ts';
import type { GiftPrice } from './giftDraft.ts';

export interface ConfirmGiftProps {
  to: Pick<PlayerSummary, 'PlayerID' | 'Name'>;
  itemID: number;
  amount: number;
  price: GiftPrice;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before sending, with receiver, gift and amount, since a gift cannot be withdrawn. */
export function ConfirmGift({
  to,
  itemID,
  amount,
  price,
  open,
  busy,
  onConfirm,
  onCancel,
}: ConfirmGiftProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const words = useGiftText();
  return (
    <AlertDialog
      busy={busy}
      cancelLabel={formatMessage({ id: 'gift.cancel', defaultMessage: '再想想' })}
      confirmLabel={formatMessage({ id: 'gift.confirm', defaultMessage: '確定送出' })}
      description={
        <FormattedMessage
          defaultMessage="支付 {total, number} {item}，{name} 會收到價值 {worth, number} 金幣的禮物。送出後無法收回。"
          id="gift.confirmText"
          values={{
            total: price.Total,
            item: formatMessage(itemOf(price.PaidItemID).name),
            name: playerName(to.Name),
            worth: price.Worth,
          }}
        />
      }
      icon={<img alt="" height={44} src={giftPicture(itemID)} width={44} />}
      kind="confirm"
      onCancel={onCancel}
      onConfirm={onConfirm}
      open={open}
      title={formatMessage(
        { id: 'gift.confirmTitle', defaultMessage: '送 {gift} 給 {name}？' },
        { gift: words({ ItemID: itemID, Amount: amount }), name: playerName(to.Name) },
      )}
    />
  );
}
