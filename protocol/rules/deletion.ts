import type { KeptRecord } from '../entities/account.ts';

/** The name on the wire of a player whose account is gone; pages show it in their reader's language. */
export const DELETED_NAME = '已刪除的玩家';

/** Days between asking for an account's deletion and its happening, in which it can be taken back. */
export const DELETION_GRACE_DAYS = 14;

/**
 * Years for which records of money are kept after an account is gone. Books and vouchers by the business accounting act,
 * invoices by the rules on tax records; an operator elsewhere sets the own law's.
 */
const KEPT_YEARS: Readonly<Record<KeptRecord, number>> = { ledger: 10, orders: 5, invoices: 5 };

/**
 * What stays of an account that is deleted at a time, and at least until when.
 * @param dueText ISO 8601
 */
export const keptAfter = (dueText: string): { readonly What: KeptRecord; readonly Until: string }[] =>
  (['ledger', 'orders', 'invoices'] as const).map((What) => {
    const until = new Date(dueText);
    until.setUTCFullYear(until.getUTCFullYear() + KEPT_YEARS[What]);
    return { What, Until: until.toISOString() };
  });
