import type { PaymentGateway, TradeReport } from '../ports/payment.ts';
import type { Reader } from '../ports/store.ts';
import type { OrderRow } from '../shop/orderState.ts';
import type { RowOf, Tables } from '../tables.ts';
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

const PAID_OTHERWISE = ['amount', 'currency', 'goods'] as const satisfies readonly Mismatch[];

/** Whether money was paid, but not the ordered amount, currency or goods. */
export const isPaidOtherwise = (mismatch: string): boolean => PAID_OTHERWISE.some((each) => each === mismatch);

/** Describes a report that differs, for the history of its order. */
export const describeMismatch = (mismatch: Mismatch, { Amount }: TradeReport): string =>
  mismatch === 'amount' ? `amount NT$ ${Amount}` : mismatch;

/** Whether an event reports a payment, even if it does not match the order. */
export const saysPaid = ({ Said, Mismatch }: Pick<RowOf<Tables['paymentEvents']>, 'Said' | 'Mismatch'>): boolean =>
  Said === 'paid' || isPaidOtherwise(Mismatch);

/**
 * The trades of an order that were reported as paid with another amount, currency or goods by the gateway's queries, by number. The newest
 * report counts.
 * @returns the paid NT$, or 0 for the price of the order
 */
export async function paidOtherwise(db: Reader, OrderID: string): Promise<ReadonlyMap<string, number>> {
  const events = await db.table('paymentEvents').find({
    where: { OrderID, Kind: 'query', Mismatch: { in: [...PAID_OTHERWISE] } },
    order: [['Nth', 'asc']],
  });
  return new Map(events.map(({ TradeNo, Amount }) => [TradeNo, Amount]));
}
