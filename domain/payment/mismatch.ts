import type { PaymentGateway, TradeReport } from '../ports/payment.ts';
import type { Reader } from '../ports/store.ts';
import type { OrderRow } from '../shop/orderState.ts';
import type { AttemptRow } from './attempt.ts';

export type Mismatch = 'merchant' | 'amount' | 'currency' | 'goods' | 'simulated';

/** Compares a report with the attempt and the order. Undefined if they match. */
export function mismatchOf(
  report: TradeReport,
  gateway: Pick<PaymentGateway, 'merchant'>,
  { attempt, order }: { readonly attempt: AttemptRow; readonly order: OrderRow },
): Mismatch | undefined {
  if (report.Merchant !== gateway.merchant) return 'merchant';
  if (report.State !== 'paid') return undefined;
  if (report.IsSimulated) return 'simulated';
  if (report.Amount !== attempt.Price) return 'amount';
  if (report.Currency !== 'TWD') return 'currency';
  return report.GoodsID !== undefined && report.GoodsID !== order.GoodsID ? 'goods' : undefined;
}

/** Whether money was paid, but not the ordered amount, currency or goods. */
export const isPaidOtherwise = (mismatch: Mismatch): boolean =>
  mismatch === 'amount' || mismatch === 'currency' || mismatch === 'goods';

const AMOUNT = 'amount NT$ ';

export const describeMismatch = (mismatch: Mismatch, { Amount }: TradeReport): string =>
  mismatch === 'amount' ? `${AMOUNT}${Amount}` : mismatch;

/** Whether an event says that money was paid, as its order says or otherwise. */
export const saysPaid = (said: string): boolean =>
  said === 'paid' || said === 'currency' || said === 'goods' || said.startsWith(AMOUNT);

/**
 * The trades of an order that a gateway's queries reported as paid otherwise, by number, from the history of the order.
 * @returns the NT$ that were paid, or 0 for the price of the order
 */
export async function paidOtherwise(db: Reader, OrderID: string): Promise<ReadonlyMap<string, number>> {
  const events = await db.table('paymentEvents').find({ where: { OrderID, Kind: 'query' }, order: [['Nth', 'asc']] });
  const paid = new Map<string, number>();
  for (const { TradeNo, Said } of events) {
    if (Said.startsWith(AMOUNT)) paid.set(TradeNo, Number(Said.slice(AMOUNT.length)));
    else if (Said === 'currency' || Said === 'goods') paid.set(TradeNo, 0);
  }
  return paid;
}
