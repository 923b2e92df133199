import type { KeptRecord } from '../entities/account.ts';

/** The name of a deleted player on the wire. Pages show it in the reader's language. */
export const DELETED_NAME = '已刪除的玩家';

/** Days between the request for an account's deletion and the deletion. The request can be cancelled until then. */
export const DELETION_GRACE_DAYS = 14;

/**
 * Years for which records of money are kept after the deletion: books and vouchers by the business accounting act, invoices by the rules on
 * tax records. An operator in another country sets its own law's years.
 */
const KEPT_YEARS: Readonly<Record<KeptRecord, number>> = { ledger: 10, orders: 5, invoices: 5 };

/**
 * The records that are kept after a deletion, each with the earliest time of its removal.
 *
 * @param dueText ISO 8601
 */
export const keptAfter = (dueText: string): { readonly What: KeptRecord; readonly Until: string }[] =>
  (['ledger', 'orders', 'invoices'] as const).map((What) => {
    const until = new Date(dueText);
    until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS[What]);
    return { What, Until: until.toISOString() };
  });
