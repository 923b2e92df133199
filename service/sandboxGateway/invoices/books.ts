import { z } from 'zod';
import { KeptRecords } from '../keptRecords.ts';

const SandboxInvoice = z.object({
  Number: z.string(),
  RandomCode: z.string(),
  /** Milliseconds. */
  time: z.number(),
  Price: z.number(),
  /** NT$ that no allowance was given for. */
  left: z.number(),
  isVoided: z.boolean(),
});
/** An invoice that the sandbox issued. */
export type SandboxInvoice = z.infer<typeof SandboxInvoice>;

/** The invoices of the sandbox, by our number. */
export class InvoiceBooks {
  readonly #invoices: KeptRecords<SandboxInvoice>;

  /** @param folder keeps them over a restart */
  constructor(folder: string | undefined) {
    this.#invoices = new KeptRecords(folder, 'invoices', SandboxInvoice);
  }

  /** Stores changed invoices. */
  keep(): void {
    this.#invoices.keep();
  }
  get(RelateNumber: string): SandboxInvoice | undefined {
    return this.#invoices.get(RelateNumber);
  }
  find(InvoiceNo: string): SandboxInvoice | undefined {
    return this.#invoices.values.find(({ Number: number }) => number === InvoiceNo);
  }
  /** @returns undefined if the number is known: the issuer issues one invoice for a number */
  issue(RelateNumber: string, Price: number, time: number): SandboxInvoice | undefined {
    if (this.#invoices.has(RelateNumber)) return undefined;
    const nth = String(this.#invoices.size + 1);
    const invoice: SandboxInvoice = {
      Number: `SB${nth.padStart(8, '0')}`,
      RandomCode: nth.padStart(4, '0').slice(-4),
      time,
      Price,
      left: Price,
      isVoided: false,
    };
    this.#invoices.set(RelateNumber, invoice);
    return invoice;
  }
}
