import type { Moment } from '../dispatch/context.ts';
import type { PaymentNotice } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { holdOrder } from '../shop/order.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import type { RowOf, Tables } from '../tables.ts';

export type InvoiceRow = RowOf<Tables['invoices']>;
export type InvoiceState = 'due' | 'issued' | 'voided' | 'allowance' | 'failed';
export type InvoiceQuestion = 'issue' | 'void' | 'allowance';

type InvoiceChange = Partial<Omit<InvoiceRow, 'OrderID' | 'State' | 'Asked'>> & {
  readonly State?: InvoiceState;
  readonly Asked?: InvoiceQuestion | '';
};

export const updateInvoice = async (tx: Transaction, OrderID: string, change: InvoiceChange): Promise<void> => {
  await tx.table('invoices').update({ OrderID }, change);
};

/** Stores an answer of the issuer, and pushes the order to its player. */
export async function keepInvoice(
  tx: Transaction,
  { nowText }: Moment,
  OrderID: string,
  change: InvoiceChange,
): Promise<void> {
  const order = await holdOrder(tx, OrderID);
  await updateInvoice(tx, OrderID, { ...change, Asked: '', Tries: 0 });
  await publishOrder(tx, order, nowText);
}

/** Reports an event of an invoice after the commit. */
export function notifyInvoice(
  tx: Transaction,
  { ports }: Moment,
  OrderID: string,
  event: PaymentNotice['event'],
): void {
  tx.afterCommit(() => ports.observer.payment?.({ adapter: 'invoice', event, OrderID }));
}
