import { Check, Clock, Coins, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { ContinuePayment } from './ContinuePayment.tsx';
import * as css from './Orders.css.ts';
import { stepTimeOf } from './orderTimes.ts';
import { PaymentCode } from './PaymentCode.tsx';
import { StepNote } from './StepNote.tsx';
import { type StepKind, type TimelineStep, timelineOf } from './timeline.ts';

const names = defineMessages<StepKind>({
  created: { id: 'orders.step.created', defaultMessage: '建立' },
  pending: { id: 'orders.step.pending', defaultMessage: '付款中' },
  waiting: { id: 'orders.step.waiting', defaultMessage: '等待繳費' },
  paid: { id: 'orders.step.paid', defaultMessage: '已付款' },
  delivering: { id: 'orders.step.delivering', defaultMessage: '入帳中' },
  delivered: { id: 'orders.step.delivered', defaultMessage: '已入帳' },
  failed: { id: 'orders.step.failed', defaultMessage: '付款失敗' },
  expired: { id: 'orders.step.expired', defaultMessage: '逾期未付款' },
  refunded: { id: 'orders.step.refunded', defaultMessage: '已退款' },
  cancelled: { id: 'orders.step.cancelled', defaultMessage: '已取消' },
  mismatched: { id: 'orders.step.mismatched', defaultMessage: '款項核對中' },
  rescission: { id: 'orders.step.rescission', defaultMessage: '申請解約' },
  rescissionRefused: { id: 'orders.step.rescissionRefused', defaultMessage: '解約未通過' },
});

const statuses = defineMessages<TimelineStep['status']>({
  done: { id: 'orders.stepDone', defaultMessage: '完成' },
  current: { id: 'orders.stepCurrent', defaultMessage: '進行中' },
  next: { id: 'orders.stepNext', defaultMessage: '尚未開始' },
  ended: { id: 'orders.stepEnded', defaultMessage: '結束' },
});

/** The steps of an order with their times, and the action of the current step. */
export function Timeline({ order }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: 'orders.timeline', defaultMessage: '訂單進度' })}
      className={`${css.card} ${css.screenOnly}`}
    >
      <ol className={css.steps}>
        {timelineOf(order).map((step) => (
          <Step key={step.kind} order={order} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ order, step }: { order: Order; step: TimelineStep }): ReactNode {
  const { kind, status, time } = step;
  return (
    <li aria-current={status === 'current' ? 'step' : undefined} className={css.step} data-status={status}>
      <span aria-hidden="true" className={css.sign}>
        <Sign step={step} />
      </span>
      <div className={css.stepHead}>
        <span className={css.stepName}>
          <FormattedMessage {...names[kind]} />
          <VisuallyHidden>
            {' '}
            <FormattedMessage {...statuses[status]} />
          </VisuallyHidden>
        </span>
        {time === '' ? null : (
          <time className={css.stepTime} dateTime={time}>
            {stepTimeOf(time, order.CreateTime)}
          </time>
        )}
      </div>
      <div className={css.stepNote}>
        <StepNote order={order} step={step} />
      </div>
      <StepAction kind={kind} order={order} />
    </li>
  );
}

function Sign({ step: { kind, status } }: { step: TimelineStep }): ReactNode {
  if (status === 'done') return <Check size={18} strokeWidth={3} />;
  if (status === 'ended')
    return kind === 'refunded' ? <Check size={18} strokeWidth={3} /> : <X size={18} strokeWidth={3} />;
  if (status === 'next') return kind === 'delivered' ? <Coins size={16} /> : <Clock size={16} />;
  return <LoaderCircle className={css.turning} size={18} strokeWidth={2.6} />;
}

function StepAction({ kind, order }: { kind: StepKind; order: Order }): ReactNode {
  const { State } = order;
  if (kind === 'delivering') return <CheckAgain key={order.OrderID} order={order} />;
  if (kind !== State) return null;
  if (kind === 'created') return <ContinuePayment order={order} />;
  if (kind === 'waiting') {
    return (
      <>
        <PaymentCode order={order} />
        <CheckAgain key={order.OrderID} order={order} />
      </>
    );
  }
  if (kind === 'pending') {
    return (
      <>
        <ContinuePayment order={order} />
        <CheckAgain key={order.OrderID} order={order} />
      </>
    );
  }
  return null;
}
