import { CircleAlert, CircleCheck, CircleX, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OrderState } from '#protocol/entities/order.ts';
import { isClosedByOperator } from '#protocol/rules/orderState.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { gateWayNames } from '../checkout/paymentNames.ts';
import { orderPicture } from '../shelf/packPicture.ts';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import { PaymentCodeCard } from './PaymentCodeCard.tsx';
import { useArrival } from './useArrival.ts';
import * as css from './Waiting.css.ts';

const titles: Readonly<Record<OrderState, MessageDescriptor>> = defineMessages({
  created: { id: 'order.created', defaultMessage: '訂單還沒付款' },
  pending: { id: 'order.pending', defaultMessage: '等待付款結果' },
  waiting: { id: 'order.waiting', defaultMessage: '等待繳費' },
  paid: { id: 'order.paid', defaultMessage: '已付款，入帳中' },
  delivered: { id: 'order.delivered', defaultMessage: '已入帳' },
  failed: { id: 'order.failed', defaultMessage: '付款沒有成功' },
  expired: { id: 'order.expired', defaultMessage: '訂單已過期' },
  refunded: { id: 'order.refunded', defaultMessage: '已解約退款' },
  cancelled: { id: 'order.cancelled', defaultMessage: '訂單已取消' },
  mismatched: { id: 'order.mismatched', defaultMessage: '款項核對中' },
});

const texts: Readonly<Record<OrderState, MessageDescriptor>> = defineMessages({
  created: { id: 'order.createdText', defaultMessage: '付款服務剛才沒有回應，您還沒有被扣款。請再試一次。' },
  pending: {
    id: 'order.pendingText',
    defaultMessage: '請在付款頁完成付款。完成後這裡會自動更新，不會重複扣款。',
  },
  waiting: { id: 'order.waitingText', defaultMessage: '繳費後這裡會自動更新。期限內隨時可以回來查看。' },
  paid: { id: 'order.paidText', defaultMessage: '付款已收到，馬上入帳。' },
  delivered: { id: 'order.deliveredText', defaultMessage: '購買的內容已放進您的錢包。' },
  failed: {
    id: 'order.failedText',
    defaultMessage: '發卡銀行或付款服務拒絕了這筆付款，您沒有被扣款。請換一種付款方式，或聯絡您的銀行。',
  },
  expired: {
    id: 'order.expiredText',
    defaultMessage: '付款期限已過，您沒有被扣款。若您已付款，系統收到通知後仍會入帳。',
  },
  refunded: { id: 'order.refundedText', defaultMessage: '這筆訂單已解約，款項退回原付款方式。' },
  cancelled: {
    id: 'order.cancelledText',
    defaultMessage: '這筆訂單不再佔用今日消費上限。若您已付款，系統收到通知後仍會入帳。',
  },
  mismatched: {
    id: 'order.mismatchedText',
    defaultMessage: '付款服務回報的金額或內容與訂單不同，所以還沒有入帳。客服會為您核對，請不要再付一次。',
  },
});

const others: Readonly<Record<'closed', MessageDescriptor>> = defineMessages({
  /** An operator cancelled the order because the amount of its payment differed. */
  closed: { id: 'order.closedText', defaultMessage: '客服核對後結束了這筆訂單。款項的處理請洽客服。' },
});

const icons: Readonly<Record<OrderState, LucideIcon>> = {
  created: Clock,
  pending: Clock,
  waiting: Clock,
  paid: Clock,
  delivered: CircleCheck,
  failed: CircleX,
  expired: CircleX,
  refunded: RotateCcw,
  cancelled: CircleX,
  mismatched: CircleAlert,
};

/** An order: the bought goods, its progress, and the next action. */
export function OrderView({ order, ...question }: OrderActionsProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const picture = useRef<HTMLImageElement>(null);
  useArrival(order, picture);
  const { State, PaymentCode } = order;
  const Icon = icons[State];
  const unit = formatMessage(itemOf(order.ItemID).name);
  return (
    <div className={css.page}>
      <section className={css.card} data-state={State}>
        <img alt="" className={css.picture} height={112} ref={picture} src={orderPicture(order)} width={112} />
        <p className={css.amount}>
          <Amount locale={locale} size={32} tone="gold" unit={unit} value={order.Amount + order.Bonus} />
          <span className={css.unit}>{unit}</span>
        </p>
        <p className={css.price}>
          <FormattedMessage defaultMessage="NT$ {price, number}" id="store.price" values={{ price: order.Price }} />
          {' · '}
          {formatMessage(gateWayNames[order.GateWay])}
        </p>
        <div aria-live="polite" className={css.state}>
          <h2 className={css.title}>
            <Icon aria-hidden="true" size={22} />
            {formatMessage(titles[State])}
          </h2>
          <p className={css.text}>{formatMessage(isClosedByOperator(order) ? others.closed : texts[State])}</p>
        </div>
        {State === 'waiting' && PaymentCode !== null ? (
          <PaymentCodeCard code={PaymentCode} price={order.Price} />
        ) : null}
        <OrderActions {...question} order={order} />
      </section>
      <p className={css.number}>
        <FormattedMessage defaultMessage="訂單編號 {number}" id="order.number" values={{ number: order.OrderID }} />
      </p>
    </div>
  );
}
