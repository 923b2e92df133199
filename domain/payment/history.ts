import type { TradeReport } from '../ports/payment.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { describeMismatch, type Mismatch } from './mismatch.ts';

export type PaymentEventKind = 'authorise' | 'query' | 'callback' | 'confirm' | 'refund' | 'double';
type PaymentEventRow = RowOf<Tables['paymentEvents']>;

interface TradeOfOrder {
  readonly OrderID: string;
  readonly TradeNo: string;
}

/** The caller holds the order's lock. */
export async function recordPaymentEvent(
  tx: Transaction,
  { OrderID, TradeNo }: TradeOfOrder,
  Kind: PaymentEventKind,
  Said: string,
  CreateTime: string,
  difference: Pick<PaymentEventRow, 'Mismatch' | 'Amount'> = { Mismatch: '', Amount: 0 },
): Promise<void> {
  const Nth = await tx.table('paymentEvents').count({ OrderID });
  await tx.table('paymentEvents').insert({ OrderID, Nth, TradeNo, Kind, Said, CreateTime, ...difference });
}

/** Records a report that differs from its order. The caller holds the order's lock. */
export async function recordMismatch(
  tx: Transaction,
  trade: TradeOfOrder,
  Kind: 'query' | 'callback',
  mismatch: Mismatch,
  report: TradeReport,
  CreateTime: string,
): Promise<void> {
  const Amount = mismatch === 'amount' ? report.Amount : 0;
  await recordPaymentEvent(tx, trade, Kind, describeMismatch(mismatch, report), CreateTime, {
    Mismatch: mismatch,
    Amount,
  });
}

/** Returns what signed callbacks of a trade reported. */
export async function calledOf(db: Reader, { OrderID, TradeNo }: TradeOfOrder): Promise<readonly PaymentEventRow[]> {
  return db.table('paymentEvents').find({ where: { OrderID, TradeNo, Kind: 'callback' } });
}
