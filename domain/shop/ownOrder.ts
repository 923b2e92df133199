import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { callerOf } from './member.ts';
import { holdOrder } from './order.ts';
import type { OrderRow } from './orderState.ts';

/** @throws Failure 300011 if the caller has no such order */
export async function ownOrder(tx: Transaction, context: RestContext, OrderID: string): Promise<OrderRow> {
  const order = await holdOrder(tx, OrderID);
  return order.PlayerID === callerOf(context).PlayerID ? order : fail(300011);
}
