import { INVOICE, type Invoice, Order, RESCISSION_DAYS } from '#protocol/entities/order.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Reader } from '../ports/store.ts';
import { findRefunds } from './describeRefund.ts';
import { type OrderRow, stateOf } from './orderState.ts';
import { passedOnOfOrders } from './passedOn.ts';

/** The number of letters of a carrier that stay readable. */
const SHOWN_LETTERS = 4;

export async function describeOrder(db: Reader, row: OrderRow, nowText: string): Promise<Order> {
  const [order] = await describeOrders(db, [row], nowText);
  if (order === undefined) throw new Error('an order was not described');
  return order;
}

/** Includes gateway, invoice, rescission, refund and steps. */
export async function describeOrders(db: Reader, rows: readonly OrderRow[], nowText: string): Promise<Order[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ OrderID }): [string] => [OrderID]);
  const OrderID = { in: rows.map((row) => row.OrderID) };
  const [attempts, receipts, rescissions, steps] = await Promise.all([
    db.table('paymentAttempts').find({ where: { OrderID } }),
    db.table('invoices').getMany(keys),
    db.table('rescissions').getMany(keys),
    db.table('orderSteps').find({ where: { OrderID }, order: [['Step', 'asc']] }),
  ]);
  const refundOf = await findRefunds(db, rows, attempts);
  const deliverTimes = rows.map(
    (row) => steps.find((step) => step.OrderID === row.OrderID && step.State === 'delivered')?.CreateTime,
  );
  const returnable = rows.flatMap((order, at) => {
    const deliverTime = deliverTimes[at];
    const isOpen = rescissions[at] === undefined && canBeGivenBack(order, deliverTime, nowText);
    return isOpen && deliverTime !== undefined ? [{ order, deliverTime }] : [];
  });
  const passedOn = await passedOnOfOrders(db, returnable);
  return rows.map((row, at) => {
    const Steps = steps
      .filter((step) => step.OrderID === row.OrderID)
      .map(({ State, CreateTime }) => ({ State, CreateTime }));
    const State = stateOf(row, nowText);
    if (State !== row.State) Steps.push({ State, CreateTime: row.ExpireTime });
    const receipt = receipts[at];
    const deliverTime = deliverTimes[at];
    return Order.parse({
      ...row,
      State,
      Steps,
      PassedOn: passedOn.get(row.OrderID) ?? 0,
      Adapter: attempts.find(({ TradeNo }) => TradeNo === row.TradeSeq)?.Adapter ?? null,
      TradeNo: row.TradeSeq,
      RescissionUntil: deliverTime === undefined ? '' : rescissionUntil(deliverTime),
      Receipt: receipt === undefined ? null : { ...receipt, Invoice: maskCarrier(row.Invoice) },
      Rescission: rescissions[at] ?? null,
      Refund: refundOf(row, rescissions[at]),
    });
  });
}

/** Whether a part of the order may have been passed on while a rescission is still possible. */
const canBeGivenBack = ({ State }: OrderRow, deliverTime: string | undefined, nowText: string): boolean =>
  State === 'delivered' && deliverTime !== undefined && deliverTime < nowText && nowText < rescissionUntil(deliverTime);

/** The end of the time for a rescission. */
export const rescissionUntil = (deliverTime: string): string =>
  new Date(Date.parse(deliverTime) + RESCISSION_DAYS * DAY_MS).toISOString();

/** Masks the number of a carrier that belongs to a person. */
function maskCarrier({ Type, Number: number }: Invoice): Invoice {
  const isCarrier = Type === INVOICE.barcode || Type === INVOICE.certificate;
  if (!isCarrier) return { Type, Number: number };
  return { Type, Number: number.slice(0, SHOWN_LETTERS).padEnd(number.length, '*') };
}
