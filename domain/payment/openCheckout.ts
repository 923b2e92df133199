import { PaymentAdapter } from '#protocol/entities/order.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { type OrderRow, stateOf } from '../shop/orderState.ts';
import type { Checkout } from '../tables/payment.ts';
import {
  type AttemptRow,
  gatewayOfAttempt,
  holdAttempt,
  insertAttempt,
  latestAttempt,
  TRADE_NO,
  tradeOf,
  updateAttempt,
} from './attempt.ts';
import { keepAuthorised } from './keepAuthorised.ts';
import { ANSWER_MS } from './queryTimes.ts';

/** The most attempts of one order. After that the page links back to the shop. */
const MAX_ATTEMPTS = 10;

type Opened = { readonly checkout: Checkout } | { readonly attempt: AttemptRow; readonly order: OrderRow } | undefined;

/**
 * The form that takes a player to a gateway. A gateway accepts the form of a trade once, so a returning player gets a new attempt
 * of the same order. If both are paid, the second is refunded.
 * @returns undefined if there is nothing to pay
 */
export async function openCheckout(ports: Ports, TradeNo: string): Promise<Checkout | undefined> {
  if (!TRADE_NO.test(TradeNo)) return undefined;
  const now = ports.clock.now();
  const moment: Moment = { ports, now, nowText: new Date(now).toISOString() };
  const opened = await ports.store.transaction((tx) => open(tx, moment, TradeNo));
  if (opened === undefined || 'checkout' in opened) return opened?.checkout;
  const { attempt, order } = opened;
  const authorised = await gatewayOfAttempt(ports, attempt)
    .authorise(tradeOf(attempt, order))
    .catch(() => undefined);
  // The reconciler takes over the attempt.
  if (authorised === undefined) return undefined;
  return ports.store.transaction(async (tx) => {
    const held = await holdAttempt(tx, attempt.TradeNo);
    if (held === undefined) return undefined;
    await keepAuthorised(tx, moment, held, authorised);
    // The player may have cancelled the order meanwhile.
    if (stateOf(held.order, moment.nowText) !== 'pending') return undefined;
    await updateAttempt(tx, attempt, { OpenTime: moment.nowText });
    return authorised.Checkout;
  });
}

async function open(tx: Transaction, moment: Moment, TradeNo: string): Promise<Opened> {
  const { now, nowText } = moment;
  const held = await holdAttempt(tx, TradeNo);
  if (held === undefined || stateOf(held.order, nowText) !== 'pending') return undefined;
  const { OrderID } = held.order;
  const latest = await latestAttempt(tx, OrderID);
  if (latest?.State !== 'waiting' || latest.Checkout === null || latest.Checkout.Fields === null) return undefined;
  if (latest.OpenTime === '') {
    await updateAttempt(tx, latest, { OpenTime: nowText });
    return { checkout: latest.Checkout };
  }
  if ((await tx.table('paymentAttempts').count({ OrderID })) >= MAX_ATTEMPTS) return undefined;
  const attempt = await insertAttempt(tx, moment, held.order, {
    Adapter: PaymentAdapter.parse(latest.Adapter),
    Origin: latest.Origin,
    QueryTime: new Date(now + ANSWER_MS).toISOString(),
  });
  return { attempt, order: held.order };
}
