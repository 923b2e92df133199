import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import type { ErrorOverrides } from '../../base/errors/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { ActionDialog } from '../../shared/dialogs/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Money } from './Money.tsx';
import * as css from './Orders.css.ts';
import { useCancelOrder } from './useOrderCall.ts';

const faults: ErrorOverrides = defineMessages({
  300015: { id: 'orders.cancelTooLate', defaultMessage: '這筆訂單已經付款，不能取消。' },
});

/** Explains the cancellation of an order, and cancels it. */
export function CancelOrderDialog({ onClose, order }: { onClose: () => void; order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const cancel = useCancelOrder(order.OrderID);
  return (
    <ActionDialog
      action={cancel}
      cancelLabel={formatMessage({ id: 'orders.cancelKeep', defaultMessage: '保留訂單' })}
      confirmLabel={formatMessage({ id: 'orders.cancel', defaultMessage: '取消訂單' })}
      errors={faults}
      onClose={onClose}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: onClose })}
      size="sm"
      title={formatMessage({ id: 'orders.cancelTitle', defaultMessage: '取消這筆訂單？' })}
      tone="danger"
    >
      <FactList>
        <Fact name={formatMessage({ id: 'orders.boughtFact', defaultMessage: '購買' })}>
          <Amount locale={locale} value={order.Amount} /> {formatMessage(itemOf(order.ItemID).name)}・
          <Money value={order.Price} />
        </Fact>
      </FactList>
      <p className={css.checkText}>
        <FormattedMessage
          defaultMessage="取消後不能再付款，這筆金額也不再佔用今日消費上限。如果您剛剛已付款，確認後仍會入帳。"
          id="orders.cancelText"
        />
      </p>
    </ActionDialog>
  );
}
