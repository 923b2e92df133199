import { DAY_MS } from '#protocol/duration.ts';
import type { Job } from '../schedule/job.ts';
import { askIssuer } from './askIssuer.ts';
import { issuerOf } from './issuer.ts';
import { type InvoiceRow, notifyInvoice, updateInvoice } from './invoiceRow.ts';
import { nextQuestion } from './nextQuestion.ts';

const BATCH_SIZE = 20;
const MINUTE_MS = 60_000;
/** The minutes between requests to the issuer. The last value repeats. */
const BACK_OFF_MINUTES = [1, 2, 5, 15, 60, 180, 360] as const;

/** Issues invoices of paid orders, and reverses invoices of refunds. */
export const invoiceJobs: readonly Job[] = [
  {
    name: 'invoice:ask',
    every: 15,
    async run(tx, moment) {
      const { ports, now, nowText } = moment;
      const issuer = issuerOf(ports);
      if (issuer === undefined) return false;
      const due = await tx.table('invoices').find({
        where: { DueTime: { gt: '', lte: nowText } },
        order: [['DueTime', 'asc']],
        limit: BATCH_SIZE,
      });
      await tx.lock(due.map(({ OrderID }) => `order:${OrderID}`));
      const tasks: (() => Promise<void>)[] = [];
      for (const { OrderID } of due) {
        const invoice = await tx.table('invoices').get(OrderID);
        const order = await tx.table('orders').get(OrderID);
        if (invoice === undefined || order === undefined || invoice.DueTime === '' || invoice.DueTime > nowText)
          continue;
        const question = nextQuestion(invoice, now);
        if (question === undefined) {
          await updateInvoice(tx, OrderID, { DueTime: '' });
          continue;
        }
        await updateInvoice(tx, OrderID, { Asked: question, Tries: invoice.Tries + 1, DueTime: againAt(now, invoice) });
        if (invoice.Tries > 0 && now > Date.parse(invoice.CreateTime) + DAY_MS)
          notifyInvoice(tx, moment, OrderID, 'overdue');
        // The result of a request with a lost answer is looked up before the request is repeated.
        const isRepeated = invoice.Asked === question;
        tasks.push(() => askIssuer(ports, issuer, { invoice, order, question, isRepeated }));
      }
      if (tasks.length === 0) return false;
      return {
        more: due.length === BATCH_SIZE,
        ask: async () => {
          const ended = await Promise.allSettled(tasks.map((task) => task()));
          const failed = ended.find((each) => each.status === 'rejected');
          if (failed !== undefined) throw failed.reason;
        },
      };
    },
  },
];

function againAt(now: number, { Tries }: InvoiceRow): string {
  const wait = BACK_OFF_MINUTES[Math.min(Tries, BACK_OFF_MINUTES.length - 1)] ?? 360;
  return new Date(now + wait * MINUTE_MS).toISOString();
}
