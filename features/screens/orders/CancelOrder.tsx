import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { isUnpaid } from '#protocol/rules/orderState.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';

export interface CancelOrderProps {
  order: Order;
  size?: 'sm' | 'md';
}

/** Cancels an unpaid order after a question. Renders nothing for an order in another state. */
export function CancelOrder({ order, size = 'md' }: CancelOrderProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const [isOpen, setOpen] = useState(false);
  // The order may change during the question, so the dialog stays until closed.
  if (!isUnpaid(order) && !isOpen) return null;
  return (
    <>
      <Button
        aria-label={formatMessage(
          { id: 'orders.cancelOf', defaultMessage: '取消訂單 NT$ {price}' },
          { price: formatNumber(order.Price) },
        )}
        onClick={() => setOpen(true)}
        size={size}
        variant="ghost"
      >
        <FormattedMessage defaultMessage="取消訂單" id="orders.cancel" />
      </Button>
      {isOpen ? <CancelOrderDialog onClose={() => setOpen(false)} order={order} /> : null}
    </>
  );
}
