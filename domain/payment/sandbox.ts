import { INVOICE } from '#protocol/entities/order.ts';
import type { InvoiceService, PaymentGateway } from '../ports/payment.ts';
import type { Reader, Transaction } from '../ports/store.ts';

/** What the development gateway can be told about an order. `silent`: paid, but the callback was lost. */
export const SANDBOX_OUTCOMES = ['paid', 'silent', 'failed', 'unavailable'] as const;
type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** Company numbers to which the development invoice service says no, or nothing. */
const REFUSED_COMPANY = '00000000';
const UNREACHABLE_COMPANY = '50000000';

/** A gateway for development: it answers what it was told by `/dev/pay`. */
export function createSandboxGateway(db: Reader, publicOrigin: string): PaymentGateway {
  const outcomeOf = async (orderID: string): Promise<string> => {
    const outcome = (await db.table('sandboxPayments').get(orderID))?.Outcome ?? '';
    if (outcome === 'unavailable') throw new Error('the development gateway was told to be unavailable');
    return outcome;
  };
  return {
    async authorise({ OrderID }) {
      await outcomeOf(OrderID);
      return { TradeSeq: `sandbox-${OrderID}`, AuthCode: 'sandbox', PaymentURL: `${publicOrigin}/dev?pay=${OrderID}` };
    },
    async query({ OrderID }) {
      const outcome = await outcomeOf(OrderID);
      if (outcome === 'paid' || outcome === 'silent') return 'paid';
      return outcome === 'failed' ? 'failed' : 'pending';
    },
    async confirm({ OrderID }) {
      await outcomeOf(OrderID);
    },
  };
}

/** An invoice service for development: one company it refuses, at another it cannot be reached. */
export const sandboxInvoices: InvoiceService = {
  accepts: async ({ Type, Number: number }) => {
    if (Type !== INVOICE.company) return true;
    if (number === UNREACHABLE_COMPANY) throw new Error('the development invoice service plays dead for this company');
    return number !== REFUSED_COMPANY;
  },
};

/** Tells the development gateway how a payment ended. */
export async function tellSandbox(tx: Transaction, OrderID: string, Outcome: SandboxOutcome): Promise<void> {
  const changed = await tx.table('sandboxPayments').update({ OrderID }, { Outcome });
  if (changed === 0) await tx.table('sandboxPayments').insert({ OrderID, Outcome });
}
