import type { Order } from '#protocol/entities/order.ts';
import { orderChanged } from '#protocol/operations/shop.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { describeOrder } from './describeOrder.ts';
import type { OrderRow } from './orderState.ts';

/** @returns the pushed order */
export async function publishOrder(tx: Transaction, order: OrderRow, nowText: string): Promise<Order> {
  const described = await describeOrder(tx, order, nowText);
  publish(tx, orderChanged, topicOf.player(order.PlayerID), described);
  return described;
}
