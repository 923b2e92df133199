import { type OrderState, OrderState as States } from '#protocol/entities/order.ts';
import type { Moment } from '../dispatch/context.ts';
import type { PaymentNotice } from '../ports/index.ts';
import type { PaymentGateway, TradeReport } from '../ports/payment.ts';
import type { Transaction } from '../ports/store.ts';
import { moveOrder, settlePayment } from '../shop/order.ts';
import { type OrderRow, TRANSITIONS } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { type AttemptRow, type AttemptState, updateAttempt } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { describeMismatch, isPaidOtherwise, type Mismatch, mismatchOf } from './mismatch.ts';
import { nextQueryTime } from './queryTimes.ts';

/** An order after a report, and how the report differs from it. */
export interface Settled {
  readonly order: OrderRow;
  readonly mismatch?: Mismatch;
}

/**
 * Keeps what a gateway says about an attempt whose order is held, whether it comes once, twice or late: a payment is delivered
 * exactly once, also after the order expired, failed or was cancelled. A report that differs from its order delivers nothing: an operator
 * has to look at a payment of another amount, currency or goods.
 * @param source how the report came
 */
export async function settleReport(
  tx: Transaction,
  moment: Moment,
  { attempt, order, gateway }: Matched,
  report: TradeReport,
  source: 'query' | 'callback',
): Promise<Settled> {
  const mismatch = mismatchOf(report, gateway, { attempt, order });
  const said = mismatch === undefined ? report.State : describeMismatch(mismatch, report);
  await recordPaymentEvent(tx, attempt, source, said, moment.nowText);
  if (mismatch === undefined) return { order: await settleMatching(tx, moment, { attempt, order, gateway }, report) };
  notify(tx, moment, attempt, `mismatch:${mismatch}`);
  return { order: isPaidOtherwise(mismatch) ? await keepMismatch(tx, moment, order) : order, mismatch };
}

/** Moves an order that is not paid to `mismatched`. An order that an operator cancelled for its mismatch stays cancelled. */
async function keepMismatch(tx: Transaction, { nowText }: Moment, order: OrderRow): Promise<OrderRow> {
  const { OrderID, State } = order;
  if (!TRANSITIONS[States.parse(State)].includes('mismatched')) return order;
  const wasMismatched = (await tx.table('orderSteps').count({ OrderID, State: 'mismatched' satisfies OrderState })) > 0;
  return wasMismatched && State === 'cancelled' ? order : moveOrder(tx, nowText, order, 'mismatched');
}

/** Reports an event once the transaction is committed. */
export function notify(
  tx: Transaction,
  { ports }: Moment,
  { Adapter: adapter, OrderID }: AttemptRow,
  event: PaymentNotice['event'],
): void {
  tx.afterCommit(() => ports.observer.payment?.({ adapter, event, OrderID }));
}

interface Matched {
  readonly attempt: AttemptRow;
  readonly order: OrderRow;
  readonly gateway: PaymentGateway;
}

async function settleMatching(
  tx: Transaction,
  moment: Moment,
  { attempt, order, gateway }: Matched,
  report: TradeReport,
): Promise<OrderRow> {
  const GatewayNo = report.GatewayNo === '' ? attempt.GatewayNo : report.GatewayNo;
  if (report.State === 'paid') return settlePaid(tx, moment, { attempt, order, gateway }, GatewayNo);
  if (attempt.State === 'paid') return order;
  if (report.State === 'failed') {
    await updateAttempt(tx, attempt, { State: 'failed', GatewayNo });
    const State = { in: ['asked', 'unknown', 'waiting'] satisfies AttemptState[] };
    // The player may still pay another attempt.
    if ((await tx.table('paymentAttempts').count({ OrderID: order.OrderID, State })) > 0) return order;
    return settlePayment(tx, moment, order.OrderID, 'failed');
  }
  if (report.State !== 'waiting' || report.Code === undefined) return order;
  await updateAttempt(tx, attempt, { State: 'waiting', GatewayNo, QueryTime: nextQueryTime(moment.now, attempt) });
  const state: OrderState = States.parse(order.State);
  if (!TRANSITIONS[state].includes('waiting')) return order;
  const { Code } = report;
  return moveOrder(tx, moment.nowText, order, 'waiting', { PaymentCode: Code, ExpireTime: Code.ExpireTime });
}

async function settlePaid(
  tx: Transaction,
  moment: Moment,
  { attempt, order, gateway }: Matched,
  GatewayNo: string,
): Promise<OrderRow> {
  if (attempt.State === 'paid') return order;
  await updateAttempt(tx, attempt, {
    State: 'paid',
    GatewayNo,
    ...(gateway.confirm === undefined ? { QueryTime: '' } : { QueryTime: moment.nowText, Queries: 0, Confirm: 'due' }),
  });
  const isPaidBefore = ['paid', 'delivered', 'refunded'].includes(order.State);
  if (!isPaidBefore) return settlePayment(tx, moment, order.OrderID, 'paid');
  // Two attempts of the order are paid. The second payment is refunded.
  await updateAttempt(tx, attempt, { Refund: 'due', QueryTime: moment.nowText });
  await recordPaymentEvent(tx, attempt, 'double', 'paid', moment.nowText);
  notify(tx, moment, attempt, 'paidTwice');
  await publishOrder(tx, order, moment.nowText);
  return order;
}
