import type { Moment } from '../dispatch/context.ts';
import type { Authorised } from '../ports/payment.ts';
import type { Transaction } from '../ports/store.ts';
import { type OrderRow, stateOf } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { type AttemptRow, updateAttempt } from './attempt.ts';
import { paymentAddress } from './checkoutPage.ts';
import { recordPaymentEvent } from './history.ts';
import { nextQueryTime } from './queryTimes.ts';

/** Stores that a gateway accepted a trade. @returns the order, with the payment address, unless the order was cancelled or changed its state meanwhile */
export async function keepAuthorised(
  tx: Transaction,
  { ports, nowText }: Moment,
  { attempt, order }: { readonly attempt: AttemptRow; readonly order: OrderRow },
  { Checkout, GatewayNo, AuthCode }: Authorised,
): Promise<OrderRow> {
  await recordPaymentEvent(tx, attempt, 'authorise', 'authorised', nowText);
  const QueryTime = nextQueryTime(ports.clock.now(), attempt);
  // A callback may have arrived before.
  const isOpen = attempt.State === 'asked' || attempt.State === 'unknown';
  await updateAttempt(tx, attempt, {
    Checkout,
    AuthCode,
    ...(GatewayNo !== '' && { GatewayNo }),
    ...(isOpen && { State: 'waiting', QueryTime }),
  });
  const state = stateOf(order, nowText);
  if (state !== 'created' && state !== 'pending') return order;
  const changed = { PaymentURL: paymentAddress(attempt, Checkout), TradeSeq: attempt.TradeNo };
  await tx.table('orders').update({ OrderID: order.OrderID }, changed);
  const authorised = { ...order, ...changed };
  await publishOrder(tx, authorised, nowText);
  return authorised;
}
