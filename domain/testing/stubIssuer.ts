import {
  type InvoiceDraft,
  type InvoiceIssuer,
  InvoiceRefusal,
  type InvoiceReport,
  type IssuedInvoice,
} from '../ports/invoice.ts';

/** The request does not reach the issuer, its answer is lost, or the issuer refuses. */
type Fault = 'unreached' | 'lost' | 'refused';
type Question = 'accepts' | 'issue' | 'query' | 'void' | 'allow';

interface StubInvoice extends IssuedInvoice {
  readonly Price: number;
  isVoided: boolean;
  Allowance: number;
}

/** An issuer for tests. It is another system, which survives a crash of the service. It issues one invoice for a number. */
export class StubIssuer implements InvoiceIssuer {
  readonly invoices = new Map<string, StubInvoice>();
  readonly asked: Question[] = [];
  readonly faults: Partial<Record<Question, Fault[]>> = {};
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  accepts(): Promise<boolean> {
    return this.#answer('accepts', () => true);
  }
  issue({ RelateNo, Price }: InvoiceDraft): Promise<IssuedInvoice> {
    return this.#answer('issue', () => {
      if (this.invoices.has(RelateNo)) throw new InvoiceRefusal('the number is known');
      const issued = {
        Number: `AB${String(this.invoices.size).padStart(8, '0')}`,
        RandomCode: '1234',
        IssueTime: new Date(this.#now()).toISOString(),
      };
      this.invoices.set(RelateNo, { ...issued, Price, isVoided: false, Allowance: 0 });
      return issued;
    });
  }
  query(RelateNo: string): Promise<InvoiceReport> {
    return this.#answer('query', () => {
      const known = this.invoices.get(RelateNo);
      return known === undefined ? { State: 'none' } : { State: 'issued', ...known };
    });
  }
  void(issued: IssuedInvoice): Promise<void> {
    return this.#answer('void', () => {
      const known = this.#find(issued);
      if (known.isVoided) throw new InvoiceRefusal('it is void');
      known.isVoided = true;
    });
  }
  allow(issued: IssuedInvoice, amount: number): Promise<string> {
    return this.#answer('allow', () => {
      const known = this.#find(issued);
      if (known.Allowance + amount > known.Price) throw new InvoiceRefusal('it is too much');
      known.Allowance += amount;
      return `A${known.Number}`;
    });
  }

  #find({ Number: number }: IssuedInvoice): StubInvoice {
    const known = [...this.invoices.values()].find((each) => each.Number === number);
    if (known === undefined) throw new InvoiceRefusal('there is no such invoice');
    return known;
  }

  async #answer<Answer>(question: Question, answer: () => Answer): Promise<Answer> {
    this.asked.push(question);
    const fault = this.faults[question]?.shift();
    if (fault === 'unreached') throw new Error('unreached');
    if (fault === 'refused') throw new InvoiceRefusal('refused');
    const answered = answer();
    if (fault === 'lost') throw new Error('lost');
    return answered;
  }
}
