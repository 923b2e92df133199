import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Order, OrderRefund } from '#protocol/entities/order.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Money } from './Money.tsx';
import * as css from './Orders.css.ts';

const reasons = defineMessages<OrderRefund['Reason']>({
  rescission: { id: 'orders.refund.rescission', defaultMessage: '您申請解約' },
  operator: { id: 'orders.refund.operator', defaultMessage: '客服退款' },
  double: { id: 'orders.refund.double', defaultMessage: '重複付款，退回其中一筆' },
});

const states = defineMessages<OrderRefund['State']>({
  asked: { id: 'orders.refund.asked', defaultMessage: '審核中' },
  refused: { id: 'orders.refund.refused', defaultMessage: '未通過，不退款' },
  due: { id: 'orders.refund.due', defaultMessage: '退款處理中' },
  done: { id: 'orders.refund.done', defaultMessage: '已退回原付款方式' },
  byHand: { id: 'orders.refund.byHand', defaultMessage: '由客服人工退款' },
});

/** The refund of an order: reason, amount, state, and the items that cannot be returned. Renders nothing if there is no refund. */
export function RefundCard({ order: { ItemID, Refund, Rescission } }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  if (Refund === null) return null;
  const { Price, Reason, State, Unreversed } = Refund;
  const unit = formatMessage(itemOf(ItemID).name);
  const note = Reason === 'rescission' ? (Rescission?.Note ?? '') : '';
  return (
    <section aria-labelledby="refund" className={`${css.refund} ${css.screenOnly}`}>
      <Heading id="refund" level={2} size={17} tone="text">
        <FormattedMessage defaultMessage="退款" id="orders.refund" />
      </Heading>
      <FactList>
        <Fact name={formatMessage({ id: 'orders.refund.state', defaultMessage: '進度' })}>
          <strong className={css.refundState} data-state={State}>
            <FormattedMessage {...states[State]} />
          </strong>
        </Fact>
        <Fact name={formatMessage({ id: 'orders.refund.reason', defaultMessage: '原因' })}>
          <FormattedMessage {...reasons[Reason]} />
        </Fact>
        <Fact name={formatMessage({ id: 'orders.refundFact', defaultMessage: '應退金額' })}>
          <Money value={State === 'refused' ? 0 : Price} />
        </Fact>
        {note === '' ? null : (
          <Fact name={formatMessage({ id: 'orders.refund.note', defaultMessage: '客服說明' })}>{note}</Fact>
        )}
        {Unreversed === 0 ? null : (
          <Fact name={formatMessage({ id: 'orders.refund.unreversed', defaultMessage: '已使用，無法收回' })}>
            <Amount locale={locale} value={Unreversed} /> {unit}
          </Fact>
        )}
      </FactList>
      {State === 'byHand' ? (
        <p className={css.checkText}>
          <FormattedMessage
            defaultMessage="這種付款方式無法自動退回，客服會與您聯絡退款帳戶。"
            id="orders.refund.byHandText"
          />
        </p>
      ) : null}
      {Unreversed === 0 ? null : (
        <p className={css.checkText}>
          <FormattedMessage
            defaultMessage="已使用的部分不會從您的錢包扣除，錢包不會變成負數。"
            id="orders.refund.unreversedText"
          />
        </p>
      )}
    </section>
  );
}
