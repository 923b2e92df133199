import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { holdOrder } from '../shop/order.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { updateAttempt } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';

/**
 * Stores that an operator returned the money of an order, or saw its return at the gateway.
 * @throws Failure 300011 for an unknown order, 300015 if no refund waits for an operator
 */
export async function settleRefundByHand(tx: Transaction, moment: Moment, OrderID: string): Promise<OrderRow> {
  const order = await holdOrder(tx, OrderID);
  const left = await tx
    .table('paymentAttempts')
    .find({ where: { OrderID, Refund: { in: ['byHand', 'asked'] }, QueryTime: '' } });
  if (left.length === 0) fail(300015);
  for (const attempt of left) {
    await updateAttempt(tx, attempt, { Refund: 'done' });
    await recordPaymentEvent(tx, attempt, 'refund', 'doneByHand', moment.nowText);
  }
  await publishOrder(tx, order, moment.nowText);
  return order;
}
