import type { Invoice } from '#protocol/entities/order.ts';

/** What an issuer needs of a paid order. */
export interface InvoiceDraft {
  /** Our number at the issuer. It issues one invoice for a number. */
  readonly RelateNo: string;
  /** NT$, tax included. */
  readonly Price: number;
  /** The player's choice. */
  readonly Invoice: Invoice;
}

/** An invoice as it was issued. */
export interface IssuedInvoice {
  readonly Number: string;
  readonly RandomCode: string;
  /** ISO 8601, UTC. */
  readonly IssueTime: string;
}

/** What an issuer knows about a number of ours. */
export type InvoiceReport =
  | { readonly State: 'none' }
  | (IssuedInvoice & {
      readonly State: 'issued';
      readonly isVoided: boolean;
      /** NT$ that allowances were given for. */
      readonly Allowance: number;
    });

/** The adapter of a service that issues invoices. Each question throws if no answer came; whether it was done is unknown then. */
export interface InvoiceIssuer {
  /** Whether an invoice can be issued for a choice. It is asked before a company pays. */
  accepts(invoice: Invoice): Promise<boolean>;
  /** @throws InvoiceRefusal if the issuer certainly issued nothing */
  issue(draft: InvoiceDraft): Promise<IssuedInvoice>;
  query(RelateNo: string): Promise<InvoiceReport>;
  /** Takes a whole invoice back. @throws InvoiceRefusal */
  void(issued: IssuedInvoice): Promise<void>;
  /** Takes a part of an invoice back. @returns the number of the allowance @throws InvoiceRefusal */
  allow(issued: IssuedInvoice, amount: number): Promise<string>;
}

/** An issuer said no: it certainly did not do what was asked. */
export class InvoiceRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'InvoiceRefusal';
  }
}
