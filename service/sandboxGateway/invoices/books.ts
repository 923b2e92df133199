/** An invoice that the sandbox issued. */
export interface SandboxInvoice {
  readonly Number: string;
  readonly RandomCode: string;
  /** Milliseconds. */
  readonly time: number;
  readonly Price: number;
  /** NT$ that no allowance was given for. */
  left: number;
  isVoided: boolean;
}

/** The invoices of the sandbox, by our number. They are kept as long as its process runs. */
export class InvoiceBooks {
  readonly #invoices = new Map<string, SandboxInvoice>();

  get(RelateNumber: string): SandboxInvoice | undefined {
    return this.#invoices.get(RelateNumber);
  }
  find(InvoiceNo: string): SandboxInvoice | undefined {
    return [...this.#invoices.values()].find(({ Number: number }) => number === InvoiceNo);
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
