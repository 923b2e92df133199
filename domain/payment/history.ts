import type { Reader, Transaction } from '../ports/store.ts';

/** What an event of an order's history is about. */
export type PaymentEventKind = 'authorise' | 'query' | 'callback' | 'confirm' | 'refund' | 'double';

/** Adds an event to the history of a held order. */
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

/** What signed callbacks of a trade said. */
export async function calledOf(
  db: Reader,
  { OrderID, TradeNo }: { readonly OrderID: string; readonly TradeNo: string },
): Promise<readonly string[]> {
  const events = await db.table('paymentEvents').find({ where: { OrderID, TradeNo, Kind: 'callback' } });
  return events.map(({ Said }) => Said);
}
