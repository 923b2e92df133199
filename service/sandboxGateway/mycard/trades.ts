import { z } from 'zod';
import { KeptRecords } from '../keptRecords.ts';

/** The choices on the page of the sandbox. MyCard has no callback for a payment, so the shop learns its state by a query. */
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

/** The values of an authorisation that the sandbox takes. */
export const Authorisation = z.object({
  FacServiceId: z.string(),
  FacTradeSeq: z.string().regex(/^\w{1,50}$/),
  TradeType: z.literal('2'),
  ServerId: z.string(),
  CustomerId: z.string().min(1),
  PaymentType: z.string(),
  ItemCode: z.string(),
  ProductName: z.string().min(1),
  Amount: z.string().regex(/^\d{1,9}$/),
  Currency: z.literal('TWD'),
  SandBoxMode: z.literal('true'),
  FacReturnURL: z.url(),
  Hash: z.string(),
});

const MycardTrade = z.object({
  made: Authorisation,
  AuthCode: z.string(),
  TradeSeq: z.string(),
  state: z.enum(['unpaid', 'paid', 'failed']),
  /** The amount that the query answers. */
  Amount: z.string(),
  isConfirmed: z.boolean(),
});
/** A trade at the sandbox. */
export type MycardTrade = z.infer<typeof MycardTrade>;

/** The letters of base 64 are legal in a code, and show whether its user encodes them. */
const codeOf = (FacTradeSeq: string): string => `${Buffer.from(`code of ${FacTradeSeq}`).toString('base64')}+/`;

/** The trades of the sandbox at MyCard. */
export class MycardTrades {
  readonly #byCode: KeptRecords<MycardTrade>;

  /** @param folder keeps them over a restart */
  constructor(folder: string | undefined) {
    this.#byCode = new KeptRecords(folder, 'mycard', MycardTrade);
  }

  get(AuthCode: string): MycardTrade | undefined {
    return this.#byCode.get(AuthCode);
  }
  byNumber(FacTradeSeq: string): MycardTrade | undefined {
    return this.#byCode.get(codeOf(FacTradeSeq));
  }
  /** Stores changed trades. */
  keep(): void {
    this.#byCode.keep();
  }
  /** @returns undefined if the number is taken */
  make(made: z.infer<typeof Authorisation>): MycardTrade | undefined {
    const AuthCode = codeOf(made.FacTradeSeq);
    if (this.#byCode.has(AuthCode)) return undefined;
    const TradeSeq = `MC${String(this.#byCode.size + 1).padStart(10, '0')}`;
    const { Amount } = made;
    const trade: MycardTrade = { made, AuthCode, TradeSeq, state: 'unpaid', Amount, isConfirmed: false };
    this.#byCode.set(AuthCode, trade);
    return trade;
  }
}
