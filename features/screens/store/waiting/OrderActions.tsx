import { type ReactNode, Suspense } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { GOODS_TYPE, type Order } from '#protocol/entities/order.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { CancelOrder } from '../../orders/index.ts';
import { usePayAgain } from './usePayAgain.ts';
import * as css from './Waiting.css.ts';

export interface OrderActionsProps {
  order: Order;
  /** Asks the gateway immediately. */
  onAsk: () => void;
  isAsking: boolean;
  /** Why the last question to the gateway has no answer. */
  askError: Error | null;
}

/** The gateway has no payment of this order yet. */
const askMessages: ErrorOverrides = defineMessages({
  300015: { id: 'orders.missingNone', defaultMessage: '金流目前沒有這筆款項的紀錄。' },
});

/** The actions for an order, by its state. */
export function OrderActions({ order, ...question }: OrderActionsProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const store = `${prefix}${order.GoodsType === GOODS_TYPE.gold ? '/store' : '/purchase/point'}`;
  switch (order.State) {
    case 'created':
    case 'pending':
      return (
        <div className={css.actions}>
          <PayButton order={order} />
          {order.State === 'pending' ? <AskButton {...question} /> : null}
          <Cancel order={order} />
        </div>
      );
    case 'waiting':
      return (
        <div className={css.actions}>
          <AskButton {...question} />
          <Cancel order={order} />
        </div>
      );
    case 'mismatched':
      return (
        <div className={css.actions}>
          <Button asChild>
            <Link to={`${prefix}/other/service`}>
              <FormattedMessage defaultMessage="聯絡客服" id="order.service" />
            </Link>
          </Button>
        </div>
      );
    case 'delivered':
      return (
        <div className={css.actions}>
          <Button asChild>
            <Link to={prefix === '' ? '/' : prefix}>
              <FormattedMessage defaultMessage="開始玩" id="order.play" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={store}>
              <FormattedMessage defaultMessage="回到商城" id="order.toStore" />
            </Link>
          </Button>
        </div>
      );
    case 'failed':
    case 'expired':
    case 'cancelled':
      return (
        <div className={css.actions}>
          <Button asChild>
            <Link to={store}>
              <FormattedMessage defaultMessage="重新購買" id="order.again" />
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={`${prefix}/other/service`}>
              <FormattedMessage defaultMessage="聯絡客服" id="order.service" />
            </Link>
          </Button>
        </div>
      );
    case 'refunded':
      return (
        <div className={css.actions}>
          <Button asChild variant="secondary">
            <Link to={store}>
              <FormattedMessage defaultMessage="回到商城" id="order.toStore" />
            </Link>
          </Button>
        </div>
      );
    case 'paid':
      return null;
  }
}

/** The code loads with the order, separately from the store. */
function Cancel({ order }: { order: Order }): ReactNode {
  return (
    <Suspense fallback={null}>
      <CancelOrder order={order} />
    </Suspense>
  );
}

function PayButton({ order }: { order: Order }): ReactNode {
  const pay = usePayAgain(order);
  return (
    <>
      <Button busy={pay.isPending} onClick={pay.start}>
        <FormattedMessage defaultMessage="繼續付款" id="order.pay" />
      </Button>
      {pay.problem === undefined ? null : (
        <p className={css.problem} role="alert">
          {pay.problem}
        </p>
      )}
    </>
  );
}

function AskButton({ onAsk, isAsking, askError }: Omit<OrderActionsProps, 'order'>): ReactNode {
  const errorText = useErrorText();
  return (
    <>
      <Button busy={isAsking} onClick={onAsk} variant="secondary">
        <FormattedMessage defaultMessage="我付了，立即查詢" id="order.ask" />
      </Button>
      {askError === null ? null : (
        <p className={css.problem} role="alert">
          {errorText(askError, askMessages)}
        </p>
      )}
    </>
  );
}
