import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { isClosedByOperator } from '#protocol/rules/orderState.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Elapsed } from './Elapsed.tsx';
import { emphasise } from './emphasise.tsx';
import { adapterNames, gateWayNames } from './orderMessages.ts';
import type { TimelineStep } from './timeline.ts';

/** The sentence under a step of an order. */
export function StepNote({ order, step: { kind, status, time } }: { order: Order; step: TimelineStep }): ReactNode {
  const { formatMessage } = useIntl();
  const { Adapter, Amount, Bonus, GateWay, ItemID, OrderID, Price, Refund, Rescission, TradeNo } = order;
  const unit = formatMessage(itemOf(ItemID).name);
  const gateway = Adapter === null ? formatMessage(gateWayNames[GateWay]) : adapterNames[Adapter];
  const b = emphasise;
  switch (kind) {
    case 'created':
      return (
        <FormattedMessage
          defaultMessage="訂單 <b>{order}</b>"
          id="orders.note.created"
          values={{ order: OrderID, b }}
        />
      );
    case 'pending':
      return status === 'next' || Adapter === null ? (
        <FormattedMessage
          defaultMessage="用{way}付款"
          id="orders.note.toPay"
          values={{ way: formatMessage(gateWayNames[GateWay]) }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="前往 <b>{gateway}</b> 付款頁・{way}"
          id="orders.note.pending"
          values={{ gateway, way: formatMessage(gateWayNames[GateWay]), b }}
        />
      );
    case 'waiting':
      return <FormattedMessage defaultMessage="繳費後通常幾分鐘內入帳" id="orders.note.waiting" />;
    case 'paid':
      return status === 'next' || TradeNo === '' ? (
        <FormattedMessage defaultMessage="付款完成後會顯示交易序號" id="orders.note.toBePaid" />
      ) : (
        <FormattedMessage
          defaultMessage="{gateway} 交易序號 <b>{trade}</b>"
          id="orders.note.paid"
          values={{ gateway, trade: TradeNo, b }}
        />
      );
    case 'delivering':
      return <Elapsed since={time} />;
    case 'delivered':
      return status === 'next' ? (
        <FormattedMessage defaultMessage="{unit}入帳時會通知您" id="orders.note.toBeDelivered" values={{ unit }} />
      ) : (
        <FormattedMessage
          defaultMessage="<b>{amount, number}</b> {unit}已存入您的帳號"
          id="orders.note.delivered"
          values={{ amount: Amount + Bonus, unit, b }}
        />
      );
    case 'failed':
      return <FormattedMessage defaultMessage="金流沒有收到款項，您可以重新購買" id="orders.note.failed" />;
    case 'expired':
      return <FormattedMessage defaultMessage="訂單已關閉；若之後才付款，仍會自動入帳" id="orders.note.expired" />;
    case 'cancelled':
      return isClosedByOperator(order) ? (
        <FormattedMessage defaultMessage="客服核對後結束了這筆訂單" id="orders.note.closed" />
      ) : (
        <FormattedMessage
          defaultMessage="不再佔用今日消費上限；若之後才付款，仍會自動入帳"
          id="orders.note.cancelled"
        />
      );
    case 'mismatched':
      return (
        <FormattedMessage
          defaultMessage="付款服務回報的金額或內容與訂單不同，還沒有入帳。客服會核對，請不要再付一次。"
          id="orders.note.mismatched"
        />
      );
    case 'refunded':
      return (
        <FormattedMessage
          defaultMessage="<b>NT$ {refund, number}</b> {state, select, done {已退回原付款方式} byHand {由客服人工退款} other {退款處理中}}"
          id="orders.note.refunded"
          values={{ refund: Refund?.Price ?? Price, state: Refund?.State ?? 'done', b }}
        />
      );
    case 'rescission':
      return (
        <FormattedMessage
          defaultMessage="未使用 <b>{unused, number}</b> {unit}，應退 <b>NT$ {refund, number}</b>；未使用的部分已先保留"
          id="orders.note.rescission"
          values={{ unused: Rescission?.Unused ?? 0, refund: Rescission?.Refund ?? 0, unit, b }}
        />
      );
    case 'rescissionRefused':
      return (
        <FormattedMessage
          defaultMessage="{note, select, none {保留的部分已退回您的帳號} other {{reason}；保留的部分已退回您的帳號}}"
          id="orders.note.rescissionRefused"
          values={{ note: Rescission?.Note ? 'said' : 'none', reason: Rescission?.Note ?? '' }}
        />
      );
  }
}
