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

/** Whether a signed callback of a trade reported this state. */
export const wasCalled = async (
  db: Reader,
  { OrderID, TradeNo }: { readonly OrderID: string; readonly TradeNo: string },
  Said: 'paid' | 'simulated',
): Promise<boolean> => (await db.table('paymentEvents').count({ OrderID, TradeNo, Kind: 'callback', Said })) > 0;
