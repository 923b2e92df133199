import type { Invoice } from '#protocol/entities/order.ts';

export interface InvoiceDraft {
  /** Our number at the issuer. It issues one invoice for a number. */
  readonly RelateNo: string;
  /** NT$, tax included. */
  readonly Price: number;
  readonly Invoice: Invoice;
}

export interface IssuedInvoice {
  readonly Number: string;
  readonly RandomCode: string;
  /** ISO 8601, UTC. */
  readonly IssueTime: string;
}

/** An issuer's record of one of our numbers. */
export type InvoiceReport =
  | { readonly State: 'none' }
  | (IssuedInvoice & {
      readonly State: 'issued';
      readonly isVoided: boolean;
      /** NT$ that allowances were given for. */
      readonly Allowance: number;
    });

/** Adapts a service that issues invoices. Each method throws if no answer came, and the outcome is then unknown. */
export interface InvoiceIssuer {
  /** Called before a company pays. */
  accepts(invoice: Invoice): Promise<boolean>;
  /** @throws InvoiceRefusal if the issuer certainly issued nothing */
  issue(draft: InvoiceDraft): Promise<IssuedInvoice>;
  query(RelateNo: string): Promise<InvoiceReport>;
  /** Voids a whole invoice. @throws InvoiceRefusal */
  void(issued: IssuedInvoice): Promise<void>;
  /** Gives an allowance for a part of an invoice. @returns the number of the allowance @throws InvoiceRefusal */
  allow(issued: IssuedInvoice, amount: number): Promise<string>;
}

/** The issuer certainly did not execute the request. */
export class InvoiceRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvoiceRefusal';
  }
}
