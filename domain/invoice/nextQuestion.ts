import type { InvoiceQuestion, InvoiceRow } from './invoiceRow.ts';

const TAIPEI_MS = 8 * 60 * 60 * 1000;
const MONTHS_OF_PERIOD = 2;

/** The number of a tax period, which is two months in Taipei. */
export function taxPeriodOf(time: number): number {
  const date = new Date(time + TAIPEI_MS);
  return date.getUTCFullYear() * 6 + Math.floor(date.getUTCMonth() / MONTHS_OF_PERIOD);
}

/**
 * The next request to the issuer. A whole invoice is voided in the period of its issue; otherwise it gets an allowance. Undefined if no
 * step is left.
 */
export function nextQuestion(invoice: InvoiceRow, now: number): InvoiceQuestion | undefined {
  if (invoice.State === 'due') return 'issue';
  if (invoice.State !== 'issued' || invoice.Refund === 0) return undefined;
  if (invoice.Asked === 'void' || invoice.Asked === 'allowance') return invoice.Asked;
  const isWhole = invoice.Refund === invoice.Price;
  return isWhole && taxPeriodOf(Date.parse(invoice.IssueTime)) === taxPeriodOf(now) ? 'void' : 'allowance';
}
