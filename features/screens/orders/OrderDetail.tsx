import type { ReactNode } from 'react';
import type { Order } from '#protocol/entities/order.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';
import * as css from './Orders.css.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { RefundCard } from './RefundCard.tsx';
import { Timeline } from './Timeline.tsx';

/** An order with its time line and receipt, side by side on wide screens. */
export function OrderDetail({ order }: { order: Order }): ReactNode {
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <OrderSummary order={order} />
        <Timeline order={order} />
        <RefundCard order={order} />
      </div>
      <div className={css.stack}>
        <OrderReceipt order={order} />
        <OrderActions order={order} />
      </div>
    </div>
  );
}
