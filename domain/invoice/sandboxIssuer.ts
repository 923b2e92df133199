import { INVOICE } from '#protocol/entities/order.ts';
import { drawBelow } from '../random.ts';
import type { Ports } from '../ports/index.ts';
import { type InvoiceIssuer, InvoiceRefusal } from '../ports/invoice.ts';

/** Company numbers that the development issuer refuses or does not answer, and a barcode that it refuses. */
const REFUSED_COMPANY = '00000000';
const UNREACHABLE_COMPANY = '50000000';
const REFUSED_BARCODE = '/REFUSED';

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** An issuer for development. It keeps its invoices like another system. */
export function createSandboxIssuer({
  store,
  clock,
  random,
}: Pick<Ports, 'store' | 'clock' | 'random'>): InvoiceIssuer {
  const takeBack = (Number: string, amount: number): Promise<void> =>
    store.transaction(async (tx) => {
      const [known] = await tx.table('sandboxInvoices').find({ where: { Number }, limit: 1 });
      if (known === undefined || known.Refund + amount > known.Price)
        throw new InvoiceRefusal('the development issuer has no such amount to take back');
      await tx.table('sandboxInvoices').add({ RelateNo: known.RelateNo }, { Refund: amount });
    });
  return {
    async accepts({ Type, Number: number }) {
      if (Type !== INVOICE.company) return true;
      if (number === UNREACHABLE_COMPANY) throw new Error('the development issuer cannot be reached for this company');
      return number !== REFUSED_COMPANY;
    },
    async issue({ RelateNo, Price, Invoice }) {
      if (Invoice.Number === REFUSED_BARCODE) throw new InvoiceRefusal('the development issuer refuses this barcode');
      const issued = {
        Number: `MG${digits(drawBelow(random, 100_000_000), 8)}`,
        RandomCode: digits(drawBelow(random, 10_000), 4),
        IssueTime: new Date(clock.now()).toISOString(),
      };
      await store.transaction(async (tx) => {
        if ((await tx.table('sandboxInvoices').get(RelateNo)) !== undefined)
          throw new InvoiceRefusal('the development issuer knows this number');
        await tx.table('sandboxInvoices').insert({ RelateNo, ...issued, Price, Refund: 0 });
      });
      return issued;
    },
    async query(RelateNo) {
      const known = await store.table('sandboxInvoices').get(RelateNo);
      if (known === undefined) return { State: 'none' };
      const { Number, RandomCode, IssueTime, Price, Refund } = known;
      return { State: 'issued', Number, RandomCode, IssueTime, isVoided: Refund === Price, Allowance: Refund };
    },
    async void({ Number }) {
      const [known] = await store.table('sandboxInvoices').find({ where: { Number }, limit: 1 });
      await takeBack(Number, known?.Price ?? 0);
    },
    async allow({ Number }, amount) {
      await takeBack(Number, amount);
      return `A${Number}`;
    },
  };
}
