import type { Order, OrderState } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import { moveOrder } from '../shop/order.ts';
import { type OrderRow, stateOf } from '../shop/orderState.ts';
import { ownOrder } from '../shop/ownOrder.ts';
import { type AttemptState, OPEN } from './attempt.ts';
import { paidOtherwise } from './mismatch.ts';

const ENDED: readonly OrderState[] = ['cancelled', 'expired', 'failed'];

/**
 * Returns an order that ended without a payment unchanged.
 * @throws Failure 300011 for an order of another player, 300015 if it is paid, or if an operator has to look at its payment
 */
export async function cancelOwnOrder(tx: Transaction, context: RestContext, OrderID: string): Promise<Order> {
  const { nowText } = context;
  const order = await ownOrder(tx, context, OrderID);
  const state = stateOf(order, nowText);
  if (state === 'mismatched') fail(300015);
  return describeOrder(tx, ENDED.includes(state) ? order : await cancelOrder(tx, context, order), nowText);
}

/**
 * Cancels a locked order that is unpaid or mismatched. A payment that still arrives is delivered.
 * @throws Failure 300015 in any other state
 */
export async function cancelOrder(tx: Transaction, { nowText }: Moment, order: OrderRow): Promise<OrderRow> {
  const { OrderID } = order;
  const cancelled = await moveOrder(tx, nowText, order, 'cancelled');
  if (order.State === 'mismatched') {
    // The operator returned this money. Further queries would only repeat the report.
    const TradeNo = { in: [...(await paidOtherwise(tx, OrderID)).keys()] };
    await tx
      .table('paymentAttempts')
      .update({ OrderID, TradeNo, State: { in: OPEN } }, { State: 'failed', QueryTime: '' });
  }
  // The player may have paid just before, so the reconciler queries now.
  const State = { in: ['unknown', 'waiting'] satisfies AttemptState[] };
  await tx.table('paymentAttempts').update({ OrderID, State, QueryTime: { gt: nowText } }, { QueryTime: nowText });
  return cancelled;
}
