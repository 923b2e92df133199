import type { HashedValues } from '../../payments/mycard/signature.ts';

/** What a person may choose on the page of the sandbox. MyCard has no callback for a payment, so it is learned of by a query. */
export const MYCARD_CHOICES = {
  paid: 'Pay',
  failed: 'Refuse the payment',
  abandoned: 'Leave without paying',
  late: 'Pay two hours later, and call for late repair',
  silent: 'Pay, and do not come back',
  missed: 'Pay, do not come back, and call for late repair',
  doubled: 'Pay, and call for late repair twice',
  wrongAmount: 'Pay another amount',
  wrongSignature: 'Come back with a forged result',
  code: 'Issue a code',
  codePaid: 'Issue a code that is paid an hour later',
} as const;
export type MycardChoice = keyof typeof MYCARD_CHOICES;
export const isMycardChoice = (text: string): text is MycardChoice => Object.hasOwn(MYCARD_CHOICES, text);

/** A trade at the sandbox. */
export interface MycardTrade {
  readonly made: HashedValues;
  readonly AuthCode: string;
  readonly TradeSeq: string;
  state: 'unpaid' | 'paid' | 'failed';
  /** The amount that the query answers. */
  Amount: string;
  isConfirmed: boolean;
}

/** The trades of the sandbox at MyCard. They are kept as long as its process runs. */
export class MycardTrades {
  readonly #byCode = new Map<string, MycardTrade>();
  readonly #numbers = new Set<string>();

  get(AuthCode: string): MycardTrade | undefined {
    return this.#byCode.get(AuthCode);
  }
  /** @returns undefined if the number is taken */
  make(made: HashedValues): MycardTrade | undefined {
    if (this.#numbers.has(made.FacTradeSeq)) return undefined;
    this.#numbers.add(made.FacTradeSeq);
    const TradeSeq = `MC${String(this.#numbers.size).padStart(10, '0')}`;
    const { Amount } = made;
    // The letters of base 64 are legal in a code, and show whether its user encodes them.
    const AuthCode = `${Buffer.from(`code of ${made.FacTradeSeq}`).toString('base64')}+/`;
    const trade: MycardTrade = { made, AuthCode, TradeSeq, state: 'unpaid', Amount, isConfirmed: false };
    this.#byCode.set(AuthCode, trade);
    return trade;
  }
}
