import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RequestFailure } from '../../../base/client/index.ts';
import { SessionPending, useSessionStatus } from '../../../base/session/index.ts';
import { EmptyPage, Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { StoreVisitor } from '../StoreVisitor.tsx';
import { OrderView } from './OrderView.tsx';
import { type OrderName, useOrder } from './useOrder.ts';

/** The code for an unknown order or an order of another player. */
const UNKNOWN = 300011;

/** The page of an order: it waits for the payment, and shows the outcome. A reload, a sign-in and another device show the same page. */
export function OrderPage({ name }: { name: OrderName }): ReactNode {
  const status = useSessionStatus();
  const order = useOrder(name);
  const skeleton = <RowSkeletons height="9rem" rows={2} />;
  if (status === 'unauthenticated') return <StoreVisitor hasFooter />;
  if (status === 'loading') return <SessionPending shape={skeleton} size="roomy" />;
  if (order.error instanceof RequestFailure && order.error.code === UNKNOWN) return <UnknownOrder />;
  return (
    <Loaded query={order} skeleton={skeleton}>
      {(known) => (
        <OrderView
          askError={order.askError}
          isAsking={order.isAsking}
          key={known.OrderID}
          onAsk={order.ask}
          order={known}
        />
      )}
    </Loaded>
  );
}

function UnknownOrder(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyPage
      drawing="gift"
      text={formatMessage({ id: 'orders.unknownText', defaultMessage: '編號可能不完整，或這筆訂單不是您的。' })}
      title={formatMessage({ id: 'orders.unknown', defaultMessage: '找不到這筆訂單' })}
      to="/member/orders"
    >
      <FormattedMessage defaultMessage="看我的訂單" id="orders.toOrders" />
    </EmptyPage>
  );
}
