import type { ReactNode } from 'react';
import { useSessionStatus } from '../../../base/session/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { StoreVisitor } from '../StoreVisitor.tsx';
import { OrderView } from './OrderView.tsx';
import { type OrderName, useOrder } from './useOrder.ts';

/** The page of an order: it waits for the payment, and says how it ended. Reload, sign-in and another device lead to the same page. */
export function OrderPage({ name }: { name: OrderName }): ReactNode {
  const status = useSessionStatus();
  const order = useOrder(name);
  if (status === 'unauthenticated') return <StoreVisitor />;
  return (
    <Loaded query={order} skeleton={<RowSkeletons height="9rem" rows={2} />}>
      {(known) => <OrderView isAsking={order.isAsking} key={known.OrderID} onAsk={order.ask} order={known} />}
    </Loaded>
  );
}
