import type { Fields } from '../../payments/ecpay/signature.ts';
import { taipeiTime } from '../../payments/ecpay/wire.ts';

/** What a person may choose on the page of the sandbox. */
export const CHOICES = {
  paid: 'Pay',
  failed: 'Refuse the card',
  abandoned: 'Leave without paying',
  late: 'Pay, and call back two hours later',
  silent: 'Pay, and lose the callback',
  doubled: 'Pay, and call back twice',
  wrongAmount: 'Pay another amount',
  wrongSignature: 'Pay, and call back with a wrong signature',
  simulated: 'Simulate a payment (SimulatePaid=1)',
  code: 'Issue a code',
  codePaid: 'Issue a code that is paid an hour later',
} as const;
export type Choice = keyof typeof CHOICES;
export const isChoice = (text: string): text is Choice => Object.hasOwn(CHOICES, text);

/** The choices that make sense for ATM and store codes. */
const OF_CODES: readonly Choice[] = ['code', 'codePaid', 'abandoned'];

/** The choices for a way to pay, each with its text. */
export function choicesOf(way: string): readonly (readonly [Choice, string])[] {
  const all = Object.keys(CHOICES).filter(isChoice);
  const ofCards = all.filter((choice) => choice === 'abandoned' || !OF_CODES.includes(choice));
  return (way === 'Credit' ? ofCards : OF_CODES).map((choice) => [choice, CHOICES[choice]] as const);
}

/** A trade at the sandbox. */
export interface SandboxTrade {
  /** The fields of the form that made it. */
  readonly made: Fields;
  /** The sandbox's own number. */
  readonly number: string;
  /** When the shop made it, in milliseconds. */
  readonly time: number;
  /** NT$, as text. */
  amount: string;
  state: 'unpaid' | 'paid' | 'failed' | 'refunded';
}

/** The trades of the sandbox. They are kept as long as its process runs. */
export class SandboxTrades {
  readonly #trades = new Map<string, SandboxTrade>();

  get(tradeNo: string): SandboxTrade | undefined {
    return this.#trades.get(tradeNo);
  }
  /** @returns why there is no such trade: a trade number is for one trade, for all time, and a trade has a date */
  make(made: Fields): SandboxTrade | 'duplicate' | 'undated' {
    const tradeNo = made['MerchantTradeNo'] ?? '';
    if (this.#trades.has(tradeNo)) return 'duplicate';
    const date = taipeiTime(made['MerchantTradeDate'] ?? '');
    if (date === undefined) return 'undated';
    const number = `2611${String(this.#trades.size + 1).padStart(14, '0')}`;
    const trade: SandboxTrade = {
      made,
      number,
      time: Date.parse(date),
      amount: made['TotalAmount'] ?? '0',
      state: 'unpaid',
    };
    this.#trades.set(tradeNo, trade);
    return trade;
  }
}
