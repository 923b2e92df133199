import { type OrderState, OrderState as States } from '#protocol/entities/order.ts';
import type { Moment } from '../dispatch/context.ts';
import type { PaymentNotice } from '../ports/index.ts';
import type { PaymentGateway, TradeReport } from '../ports/payment.ts';
import type { Transaction } from '../ports/store.ts';
import { moveOrder, settlePayment } from '../shop/order.ts';
import { type OrderRow, TRANSITIONS } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { type AttemptRow, OPEN, updateAttempt } from './attempt.ts';
import { calledOf, recordMismatch, recordPaymentEvent } from './history.ts';
import { describeMismatch, isPaidOtherwise, type Mismatch, mismatchOf, paidOtherwise } from './mismatch.ts';
import { ANSWER_MS, nextQueryTime } from './queryTimes.ts';

/** An order after a report, and the difference of the report from the order. */
export interface Settled {
  readonly order: OrderRow;
  readonly mismatch?: Mismatch;
  /** A callback reported the attempt as paid, so the gateway has to be queried now. */
  readonly mustAsk?: true;
}

/**
 * Applies a gateway's report about an attempt whose order is held. A report may arrive once, twice or late. A payment is delivered exactly
 * once, also after the order expired, failed or was cancelled. A report that differs from its order delivers nothing. An operator has to
 * look at a payment of another amount, currency or goods.
 * @param source how the report arrived. Only a query delivers, because the key of a callback may also sign data that players see
 */
export async function settleReport(
  tx: Transaction,
  moment: Moment,
  { attempt, order, gateway }: Matched,
  said: TradeReport,
  source: 'query' | 'callback',
): Promise<Settled> {
  // A query may omit that a payment is simulated.
  const called = await calledOf(tx, attempt);
  const report = { ...said, IsSimulated: said.IsSimulated || called.some(({ Mismatch }) => Mismatch === 'simulated') };
  const mismatch = mismatchOf(report, gateway, { attempt, order });
  const isClaim =
    source === 'callback' && report.State === 'paid' && (mismatch === undefined || isPaidOtherwise(mismatch));
  const text = mismatch === undefined ? report.State : describeMismatch(mismatch, report);
  const isAgain =
    source === 'callback' &&
    isRepeat(
      called.map(({ Said }) => Said),
      text,
    );
  const isKnown = (await paidOtherwise(tx, order.OrderID)).has(attempt.TradeNo);
  if (!isAgain && mismatch === undefined) await recordPaymentEvent(tx, attempt, source, text, moment.nowText);
  if (!isAgain && mismatch !== undefined) await recordMismatch(tx, attempt, source, mismatch, report, moment.nowText);
  if (mismatch === undefined && !isClaim)
    return { order: await settleMatching(tx, moment, { attempt, order, gateway }, report) };
  if (mismatch === undefined) return askAbout(tx, moment, { attempt, order }, isAgain);
  notify(tx, moment, attempt, `mismatch:${mismatch}`);
  // A query has already reported this.
  if (isClaim && isKnown) return { order, mismatch };
  if (isClaim) return { ...(await askAbout(tx, moment, { attempt, order }, isAgain)), mismatch };
  if (mismatch === 'simulated' && attempt.State !== 'paid') await updateAttempt(tx, attempt, { QueryTime: '' });
  // The attempt is paid already, or an operator cancelled the order for it.
  const isOver = attempt.State === 'paid' || (isKnown && attempt.State === 'failed');
  if (!isPaidOtherwise(mismatch) || isOver) return { order, mismatch };
  return { order: await keepMismatch(tx, moment, { attempt, order }, report.Amount), mismatch };
}

/** The most callbacks in the history of a trade. */
const MAX_CALLED = 20;

/** Whether a callback repeats a known state, or exceeds the limit. A signed callback can be sent any number of times. */
const isRepeat = (called: readonly string[], text: string): boolean =>
  called.includes(text) || (called.length >= MAX_CALLED && text !== 'simulated');

/**
 * Queries an attempt that a callback reported as paid. If the immediate query fails, the reconciler repeats it.
 * @param isAgain whether the callback is a repeat, which queries only if the last query is at least 15 s old
 */
async function askAbout(
  tx: Transaction,
  { now, nowText }: Moment,
  { attempt, order }: Pick<Matched, 'attempt' | 'order'>,
  isAgain: boolean,
): Promise<Settled> {
  if (attempt.State === 'paid') return { order };
  if (isAgain && Date.parse(attempt.AskTime) + ANSWER_MS > now) return { order };
  const QueryTime = new Date(now + ANSWER_MS).toISOString();
  await updateAttempt(tx, attempt, { AskTime: nowText, QueryTime, Queries: 0 });
  return { order, mustAsk: true };
}

const isPaid = ({ State }: OrderRow): boolean => State === 'paid' || State === 'delivered' || State === 'refunded';

/** Moves an order that is not paid to `mismatched`. The payment is returned if another attempt of the order is paid. */
async function keepMismatch(
  tx: Transaction,
  moment: Moment,
  { attempt, order }: Pick<Matched, 'attempt' | 'order'>,
  amount: number,
): Promise<OrderRow> {
  if (isPaid(order)) {
    await giveBackByHand(tx, moment, attempt, amount);
    await publishOrder(tx, order, moment.nowText);
    return order;
  }
  if (attempt.State === 'failed') await updateAttempt(tx, attempt, { State: 'waiting' });
  if (!TRANSITIONS[States.parse(order.State)].includes('mismatched')) return order;
  return moveOrder(tx, moment.nowText, order, 'mismatched');
}

/** Stores that an operator has to return the payment of an attempt. */
async function giveBackByHand(tx: Transaction, moment: Moment, attempt: AttemptRow, amount: number): Promise<void> {
  await updateAttempt(tx, attempt, { State: 'paid', Refund: 'byHand', RefundPrice: amount, QueryTime: '' });
  await recordPaymentEvent(tx, attempt, 'double', 'byHand', moment.nowText);
  notify(tx, moment, attempt, 'refundByHand');
}

/** Reports an event to the observer after the commit. */
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
    const State = { in: OPEN };
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
  if (!isPaid(order)) {
    await giveOthersBack(tx, moment, attempt);
    return settlePayment(tx, moment, order.OrderID, 'paid');
  }
  // Two attempts of the order were paid. The second payment is refunded.
  await updateAttempt(tx, attempt, { Refund: 'due', QueryTime: moment.nowText });
  await recordPaymentEvent(tx, attempt, 'double', 'paid', moment.nowText);
  notify(tx, moment, attempt, 'paidTwice');
  await publishOrder(tx, order, moment.nowText);
  return order;
}

/** Refunds the other attempts of a paid order that were paid with another amount, currency or goods. */
async function giveOthersBack(tx: Transaction, moment: Moment, { OrderID, TradeNo: paid }: AttemptRow): Promise<void> {
  const amounts = await paidOtherwise(tx, OrderID);
  const State = { in: OPEN };
  const others = await tx.table('paymentAttempts').find({ where: { OrderID, TradeNo: { not: paid }, State } });
  for (const attempt of others) {
    const amount = amounts.get(attempt.TradeNo);
    if (amount !== undefined) await giveBackByHand(tx, moment, attempt, amount);
  }
}
