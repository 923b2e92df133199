import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import { type InvoiceIssuer, InvoiceRefusal, type InvoiceReport, type IssuedInvoice } from '../ports/invoice.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { type InvoiceQuestion, type InvoiceRow, keepInvoice, notifyInvoice } from './invoiceRow.ts';

interface Question {
  readonly invoice: InvoiceRow;
  readonly order: OrderRow;
  readonly question: InvoiceQuestion;
  /** Whether an earlier answer was lost. */
  readonly isRepeated: boolean;
}

type Answer =
  | { readonly kind: 'issued'; readonly issued: IssuedInvoice }
  | { readonly kind: 'voided' }
  | { readonly kind: 'allowance'; readonly AllowanceNo: string }
  | { readonly kind: 'refused' };

/** Calls the issuer, and stores its answer in a separate unit of work. If there is no answer, the job repeats the call. */
export async function askIssuer(ports: Ports, issuer: InvoiceIssuer, question: Question): Promise<void> {
  const answer = await answerOf(issuer, question).catch((error: unknown): Answer | undefined =>
    error instanceof InvoiceRefusal ? { kind: 'refused' } : undefined,
  );
  if (answer === undefined) return;
  const { OrderID } = question.invoice;
  const now = ports.clock.now();
  const moment: Moment = { ports, now, nowText: new Date(now).toISOString() };
  await ports.store.transaction(async (tx) => {
    await tx.lock([`order:${OrderID}`]);
    const invoice = await tx.table('invoices').get(OrderID);
    // Another process has stored its answer.
    if (invoice?.Asked !== question.question) return;
    switch (answer.kind) {
      case 'issued':
        // A refund arrived during the issue.
        return keepInvoice(tx, moment, OrderID, {
          ...answer.issued,
          State: 'issued',
          DueTime: invoice.Refund > 0 ? moment.nowText : '',
        });
      case 'voided':
        return keepInvoice(tx, moment, OrderID, { State: 'voided', DueTime: '' });
      case 'allowance':
        return keepInvoice(tx, moment, OrderID, {
          State: 'allowance',
          AllowanceNo: answer.AllowanceNo,
          DueTime: '',
        });
      case 'refused':
        notifyInvoice(tx, moment, OrderID, question.question === 'issue' ? 'invoiceRefused' : 'reversalRefused');
        return keepInvoice(tx, moment, OrderID, {
          DueTime: '',
          ...(question.question === 'issue' && { State: 'failed' }),
        });
    }
  });
}

/** @throws InvoiceRefusal, or Error if there is no answer */
async function answerOf(issuer: InvoiceIssuer, { invoice, order, question, isRepeated }: Question): Promise<Answer> {
  const known = isRepeated ? doneBefore(question, await issuer.query(invoice.RelateNo)) : undefined;
  if (known !== undefined) return known;
  switch (question) {
    case 'issue': {
      const { RelateNo, Price } = invoice;
      return { kind: 'issued', issued: await issuer.issue({ RelateNo, Price, Invoice: order.Invoice }) };
    }
    case 'void':
      await issuer.void(invoice);
      return { kind: 'voided' };
    case 'allowance':
      return { kind: 'allowance', AllowanceNo: await issuer.allow(invoice, invoice.Refund) };
  }
}

/** The result of an earlier request, from the issuer's report. Undefined if it had no result. */
function doneBefore(question: InvoiceQuestion, report: InvoiceReport): Answer | undefined {
  if (report.State === 'none') return undefined;
  if (question === 'issue') {
    const { Number, RandomCode, IssueTime } = report;
    return { kind: 'issued', issued: { Number, RandomCode, IssueTime } };
  }
  if (question === 'void') return report.isVoided ? { kind: 'voided' } : undefined;
  return report.Allowance > 0 ? { kind: 'allowance', AllowanceNo: '' } : undefined;
}
