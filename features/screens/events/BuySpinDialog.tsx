import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { itemSrc } from '#art/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';

export interface BuySpinDialogProps {
  /** As text: `20 寶石`. */
  price: string;
  /** The notice that the law requires for sales of chance. */
  notice: LocalisedText;
  onBuy: () => void;
  onClose: () => void;
}

/** Asks before a spin is bought, with its price and the notice of chance. */
export function BuySpinDialog({ price, notice, onBuy, onClose }: BuySpinDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (
    <AlertDialog
      cancelLabel={formatMessage({ id: 'account.cancel', defaultMessage: '取消' })}
      confirmLabel={formatMessage({ id: 'wheel.buyConfirm', defaultMessage: '支付並轉動' })}
      description={
        <FormattedMessage
          defaultMessage="將支付 {price}，轉動後不能退款。{notice}"
          id="wheel.buyText"
          values={{ price, notice: <span className={css.notice}>{notice[locale]}</span> }}
        />
      }
      icon={<img alt="" height={32} src={itemSrc('wheel')} width={32} />}
      kind="confirm"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onBuy();
      }}
      open
      title={formatMessage({ id: 'wheel.buyTitle', defaultMessage: '再轉一次？' })}
    />
  );
}
