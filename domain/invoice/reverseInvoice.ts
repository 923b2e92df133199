import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { updateInvoice } from './invoiceRow.ts';

/**
 * Stores that an amount of a held order was refunded, so that its invoice is reversed too.
 * @param amount NT$
 */
export async function reverseInvoice(
  tx: Transaction,
  { nowText }: Moment,
  OrderID: string,
  amount: number,
): Promise<void> {
  const invoice = await tx.table('invoices').get(OrderID);
  if (invoice === undefined || amount === 0) return;
  // No invoice was issued or is being issued, so no reversal is needed.
  const isNeedless = amount === invoice.Price && invoice.Number === '' && invoice.Asked === '';
  await updateInvoice(
    tx,
    OrderID,
    isNeedless ? { State: 'voided', Refund: amount, DueTime: '' } : { Refund: amount, DueTime: nowText },
  );
}
