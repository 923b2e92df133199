import { INVOICE } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { newBase32 } from '../shop/base32.ts';
import { holdOrder } from '../shop/order.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { updateInvoice } from './invoiceRow.ts';

/**
 * Requests an invoice again after the issuer refused it. The new invoice is kept with the account, because the issuer refused the player's
 * choice.
 * @throws Failure 300011 for an unknown order, 300015 if its invoice was not refused
 */
export async function askInvoiceAgain(tx: Transaction, { ports, nowText }: Moment, OrderID: string): Promise<void> {
  const order = await holdOrder(tx, OrderID);
  if ((await tx.table('invoices').get(OrderID))?.State !== 'failed') fail(300015);
  const Invoice = { Type: INVOICE.account, Number: '' } as const;
  await tx.table('orders').update({ OrderID }, { Invoice });
  // The refused number may not be used again.
  await updateInvoice(tx, OrderID, { State: 'due', RelateNo: newBase32(ports.random), DueTime: nowText, Tries: 0 });
  await publishOrder(tx, { ...order, Invoice }, nowText);
}
