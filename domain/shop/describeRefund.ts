import type { OrderRefund } from '#protocol/entities/order.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { OrderRow } from './orderState.ts';
import { RECEIVABLE, refundTransferOf, STORE } from './refundTransfer.ts';

type AttemptRow = RowOf<Tables['paymentAttempts']>;
type RescissionRow = RowOf<Tables['rescissions']>;
type Describe = (order: OrderRow, rescission: RescissionRow | undefined) => OrderRefund | null;

/**
 * @param all the attempts to pay the orders
 * @returns describes the refund of one order
 */
export async function findRefunds(
  db: Reader,
  rows: readonly OrderRow[],
  all: readonly AttemptRow[],
): Promise<Describe> {
  const attempts = all.filter(({ Refund }) => Refund !== '');
  const refunded = rows.filter(({ State }) => State === 'refunded').map(({ OrderID }) => refundTransferOf(OrderID));
  const taken =
    refunded.length === 0
      ? []
      : await db.table('entries').find({ where: { TransferID: { in: refunded }, Owner: { in: [RECEIVABLE, STORE] } } });
  return (order, rescission) => {
    const mine = attempts.filter(({ OrderID }) => OrderID === order.OrderID);
    if (order.State === 'refunded') {
      const amountOf = (owner: string): number | undefined =>
        taken.find((entry) => entry.TransferID === refundTransferOf(order.OrderID) && entry.Owner === owner)?.Amount;
      const isGranted = rescission?.State === 'granted';
      return {
        Reason: isGranted ? 'rescission' : 'operator',
        State: stateOf(mine),
        Price: isGranted ? rescission.Refund : refundedPrice(order, amountOf(STORE)),
        Unreversed: -(amountOf(RECEIVABLE) ?? 0),
      };
    }
    if (rescission?.State === 'asked' || rescission?.State === 'refused')
      return { Reason: 'rescission', State: rescission.State, Price: rescission.Refund, Unreversed: 0 };
    if (mine.length === 0) return null;
    const Price = mine.reduce((sum, { RefundPrice }) => sum + (RefundPrice || order.Price), 0);
    return { Reason: 'double', State: stateOf(mine), Price, Unreversed: 0 };
  };
}

/**
 * NT$ of a refund by an operator. Items that were passed on are not refunded, bought items first.
 *
 * @param brought what the house took back or is owed; undefined for refunds before this was stored
 */
const refundedPrice = ({ Amount, Bonus, Price }: OrderRow, brought = Amount + Bonus): number =>
  Math.floor((Price * Math.max(0, brought - Bonus)) / Amount);

/** Orders without an attempt are older than the attempts, and their money has been returned. */
function stateOf(attempts: readonly AttemptRow[]): OrderRefund['State'] {
  const has = (...states: readonly string[]): boolean => attempts.some(({ Refund }) => states.includes(Refund));
  if (has('due', 'asked')) return 'due';
  return has('byHand') ? 'byHand' : 'done';
}
