import type { Moment } from '../dispatch/context.ts';
import { newBase32 } from './base32.ts';
import type { Transaction } from '../ports/store.ts';
import type { OrderRow } from './orderState.ts';

export async function insertInvoice(
  tx: Transaction,
  { ports, nowText }: Moment,
  { OrderID, Price }: OrderRow,
): Promise<void> {
  await tx.table('invoices').insert({
    OrderID,
    RelateNo: newBase32(ports.random),
    State: 'due',
    Asked: '',
    Number: '',
    RandomCode: '',
    IssueTime: '',
    Price,
    Refund: 0,
    AllowanceNo: '',
    DueTime: nowText,
    Tries: 0,
    CreateTime: nowText,
  });
}
