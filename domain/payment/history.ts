import type { Reader, Transaction } from '../ports/store.ts';

export type PaymentEventKind = 'authorise' | 'query' | 'callback' | 'confirm' | 'refund' | 'double';

/** The caller holds the order. */
export async function recordPaymentEvent(
  tx: Transaction,
  { OrderID, TradeNo }: { readonly OrderID: string; readonly TradeNo: string },
  Kind: PaymentEventKind,
  Said: string,
  CreateTime: string,
): Promise<void> {
  const Nth = await tx.table('paymentEvents').count({ OrderID });
  await tx.table('paymentEvents').insert({ OrderID, Nth, TradeNo, Kind, Said, CreateTime });
}

/** Returns the states that signed callbacks of a trade reported. */
export async function calledOf(
  db: Reader,
  { OrderID, TradeNo }: { readonly OrderID: string; readonly TradeNo: string },
): Promise<readonly string[]> {
  const events = await db.table('paymentEvents').find({ where: { OrderID, TradeNo, Kind: 'callback' } });
  return events.map(({ Said }) => Said);
}
