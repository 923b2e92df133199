import type {
  Authorised,
  PaymentGateway,
  ReceivedCallback,
  RefundOutcome,
  Trade,
  TradeReport,
  VerifiedCallback,
} from '../ports/payment.ts';

/** The request does not reach the gateway, or its answer is lost. */
type Fault = 'unreached' | 'lost';
type Question = 'authorise' | 'query' | 'confirm' | 'refund';

interface StubTrade {
  readonly Amount: number;
  State: 'waiting' | 'paid' | 'failed';
  confirmed: number;
  refunds: number;
  /** The NT$ that were refunded. */
  refunded: number;
}

/** A gateway for tests. It is another system, which survives a crash of the service. It refuses a known trade number. */
export class StubGateway implements PaymentGateway {
  readonly merchant = 'stub';
  readonly accepted = '1|OK';
  readonly refused = '0|NO';
  readonly trades = new Map<string, StubTrade>();
  readonly asked: Question[] = [];
  /** Runs once during a call to the gateway. */
  meanwhile: (() => Promise<unknown>) | undefined;
  readonly faults: Partial<Record<Question, Fault[]>> = {};

  async authorise({ TradeNo, Price }: Trade): Promise<Authorised> {
    return this.#answer('authorise', () => {
      if (!this.trades.has(TradeNo))
        this.trades.set(TradeNo, { Amount: Price, State: 'waiting', confirmed: 0, refunds: 0, refunded: 0 });
      return { Checkout: { Address: `https://pay.test/${TradeNo}`, Fields: null }, GatewayNo: 'g1', AuthCode: 'a1' };
    });
  }
  async query({ TradeNo }: Trade): Promise<TradeReport> {
    return this.#answer('query', () => this.report(TradeNo));
  }
  async confirm({ TradeNo }: Trade): Promise<void> {
    return this.#answer('confirm', () => {
      const trade = this.trades.get(TradeNo);
      if (trade !== undefined) trade.confirmed += 1;
    });
  }
  async refund({ TradeNo }: Trade, amount: number): Promise<RefundOutcome> {
    return this.#answer('refund', () => {
      const trade = this.trades.get(TradeNo);
      if (trade !== undefined) trade.refunds += 1;
      if (trade !== undefined) trade.refunded += amount;
      return 'done';
    });
  }
  readCallback({ body }: ReceivedCallback): VerifiedCallback {
    const [kind, ...TradeNos] = body.split(' ');
    if (kind === 'missed') return { kind: 'missed', TradeNos };
    const [signature, TradeNo = '', amount = '', merchant = '', state] = body.split(' ');
    if (signature !== 'signed') return { kind: 'refused', why: 'signature' };
    const said = { ...this.report(TradeNo), Amount: Number(amount), Merchant: merchant };
    const isClaim = state === 'claimed' || state === 'simulated';
    const report: TradeReport = { ...said, ...(isClaim && { State: 'paid' }), IsSimulated: state === 'simulated' };
    return { kind: 'report', TradeNo, report };
  }

  /** Pays the only trade as the player. @returns the body of its callback */
  pay(changes: { readonly Amount?: number; readonly Merchant?: string } = {}): string {
    const [[TradeNo, trade] = []] = this.trades;
    if (TradeNo === undefined || trade === undefined) throw new Error('the gateway has no trade');
    trade.State = 'paid';
    return `signed ${TradeNo} ${changes.Amount ?? trade.Amount} ${changes.Merchant ?? this.merchant}`;
  }

  /** Pays a trade as the player. @param amount NT$, its own unless given @returns the body of its callback */
  payTrade(TradeNo: string, amount?: number): string {
    const trade = this.trades.get(TradeNo);
    if (trade === undefined) throw new Error('the gateway has no such trade');
    const Amount = amount ?? trade.Amount;
    this.trades.set(TradeNo, { ...trade, Amount, State: 'paid' });
    return `signed ${TradeNo} ${Amount} ${this.merchant}`;
  }

  /** The signed callback of a payment that a trade did not get, or that is simulated. The default is the first trade. */
  claim(state: 'claimed' | 'simulated', amount?: number, TradeNo = this.first()): string {
    return `signed ${TradeNo} ${amount ?? this.trades.get(TradeNo)?.Amount ?? 0} ${this.merchant} ${state}`;
  }

  /** The number of the first trade. */
  first(): string {
    const [TradeNo] = this.trades.keys();
    if (TradeNo === undefined) throw new Error('the gateway has no trade');
    return TradeNo;
  }

  report(TradeNo: string): TradeReport {
    const trade = this.trades.get(TradeNo);
    return {
      State: trade?.State ?? 'none',
      Merchant: this.merchant,
      Amount: trade?.Amount ?? 0,
      Currency: 'TWD',
      GatewayNo: 'g1',
      IsSimulated: false,
    };
  }

  async #answer<Answer>(question: Question, answer: () => Answer): Promise<Answer> {
    this.asked.push(question);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    const fault = this.faults[question]?.shift();
    if (fault === 'unreached') throw new Error('unreached');
    const answered = answer();
    if (fault === 'lost') throw new Error('lost');
    return answered;
  }
}
