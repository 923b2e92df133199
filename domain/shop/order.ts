import { OrderState } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import { orderDelivered } from '#protocol/operations/shop.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import { insertInvoice } from './insertInvoice.ts';
import { firstPurchaseBonus } from './goods.ts';
import { type OrderRow, TRANSITIONS } from './orderState.ts';
import { publishOrder } from './publishOrder.ts';
import { RECEIVABLE, refundTransferOf, STORE } from './refundTransfer.ts';

/**
 * Holds an order and its player until the end of the transaction.
 * @returns the order as currently committed
 * @throws Failure 300011 if there is no such order
 */
export async function holdOrder(tx: Transaction, OrderID: string): Promise<OrderRow> {
  const seen = await tx.table('orders').get(OrderID);
  if (seen === undefined) return fail(300011);
  await tx.lock([`order:${OrderID}`, `player:${seen.PlayerID}`]);
  return (await tx.table('orders').get(OrderID)) ?? fail(300011);
}

/**
 * Moves a held order to a state.
 * @param values further changes
 * @throws Failure 300015 if its state does not allow that
 */
export async function moveOrder(
  tx: Transaction,
  nowText: string,
  order: OrderRow,
  State: OrderState,
  values: OrderChange = {},
): Promise<OrderRow> {
  const moved = await setState(tx, nowText, order, State, values);
  await publishOrder(tx, moved, nowText);
  return moved;
}

type OrderChange = Partial<Pick<OrderRow, 'Bonus' | 'TradeSeq' | 'PaymentURL' | 'PaymentCode' | 'ExpireTime'>>;

/** Like `moveOrder`, but the caller pushes the order. */
async function setState(
  tx: Transaction,
  nowText: string,
  order: OrderRow,
  State: OrderState,
  values: OrderChange = {},
): Promise<OrderRow> {
  if (!TRANSITIONS[OrderState.parse(order.State)].includes(State)) fail(300015);
  const { OrderID } = order;
  await tx.table('orders').update({ OrderID }, { State, ...values });
  await recordOrderStep(tx, OrderID, State, nowText);
  return { ...order, State, ...values };
}

export async function recordOrderStep(
  tx: Transaction,
  OrderID: string,
  State: OrderState,
  CreateTime: string,
): Promise<void> {
  const Step = await tx.table('orderSteps').count({ OrderID });
  await tx.table('orderSteps').insert({ OrderID, Step, State, CreateTime });
}

/**
 * Applies a gateway's report about an order. A report may arrive once, twice or late. A payment is delivered exactly once.
 * @returns the changed order
 * @throws Failure 300011 for an unknown order, 300015 for a payment of an order without a gateway
 */
export async function settlePayment(
  tx: Transaction,
  moment: Moment,
  OrderID: string,
  outcome: 'paid' | 'failed',
): Promise<OrderRow> {
  const order = await holdOrder(tx, OrderID);
  const state = OrderState.parse(order.State);
  if (state === 'paid' || state === 'delivered' || state === 'refunded') return order;
  if (order.TradeSeq === '') return fail(300015);
  if (outcome === 'failed') {
    return TRANSITIONS[state].includes('failed') ? moveOrder(tx, moment.nowText, order, 'failed') : order;
  }
  return deliverOrder(tx, moment, await setState(tx, moment.nowText, order, 'paid'));
}

/** Delivers a paid order that is held. A player's first order is doubled. */
async function deliverOrder(tx: Transaction, moment: Moment, order: OrderRow): Promise<OrderRow> {
  const { nowText } = moment;
  const { OrderID, PlayerID, ItemID, Amount, Price } = order;
  const isFirst = (await tx.table('firstPurchases').get(PlayerID)) === undefined;
  if (isFirst) await tx.table('firstPurchases').insert({ PlayerID, OrderID, CreateTime: nowText });
  const Bonus = isFirst ? firstPurchaseBonus(Amount) : 0;
  await transferWithin(tx, nowText, {
    ID: deliveryOf(OrderID),
    Reason: 'purchase',
    Source: 'store',
    Lines: [
      { Owner: 'house:store', ItemID, Amount: -(Amount + Bonus) },
      { Owner: `player:${PlayerID}`, ItemID, Amount: Amount + Bonus },
    ],
  });
  await insertInvoice(tx, moment, order);
  const delivered = await setState(tx, nowText, order, 'delivered', { Bonus });
  await publishWallet(tx, PlayerID);
  publish(tx, orderDelivered, topicOf.player(PlayerID), await publishOrder(tx, delivered, nowText));
  await recordActivity(tx, moment, PlayerID, { Kind: 'purchase', OrderID, Price });
  return delivered;
}

interface RefundedItems {
  /** All items that the house wants back. */
  readonly Brought: number;
  /** The part that the wallet holds. */
  readonly Taken: number;
}

/**
 * Refunds a held delivered order. The remaining items leave the wallet. Spent items are owed to the house, in its account
 * `house:receivable`. A wallet never falls below zero.
 * @throws Failure 300015 if it is not delivered
 */
export async function refundOrder(
  tx: Transaction,
  { nowText }: Moment,
  order: OrderRow,
  { Brought, Taken }: RefundedItems,
): Promise<OrderRow> {
  const refunded = await setState(tx, nowText, order, 'refunded');
  const { OrderID, PlayerID, ItemID } = order;
  await transferWithin(tx, nowText, {
    ID: refundTransferOf(OrderID),
    Reason: 'refund',
    Source: 'store',
    Lines: [
      { Owner: `player:${PlayerID}`, ItemID, Amount: -Taken },
      { Owner: RECEIVABLE, ItemID, Amount: Taken - Brought },
      { Owner: STORE, ItemID, Amount: Brought },
    ].filter((line) => line.Amount !== 0),
  });
  await publishWallet(tx, PlayerID);
  return refunded;
}

const deliveryOf = (orderID: string): string => `order:${orderID}:deliver`;
