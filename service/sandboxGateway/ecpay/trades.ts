import { z } from 'zod';
import type { Fields } from '../../payments/ecpay/signature.ts';
import { taipeiTime } from '../../payments/ecpay/wire.ts';
import { KeptRecords } from '../keptRecords.ts';

/** The choices on the page of the sandbox. */
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

const SandboxTrade = z.object({
  /** The fields of the form that created the trade. */
  made: z.record(z.string(), z.string()),
  /** The sandbox's own number. */
  number: z.string(),
  /** When the shop created it, in milliseconds. */
  time: z.number(),
  /** NT$, as text. */
  amount: z.string(),
  state: z.enum(['unpaid', 'paid', 'failed', 'refunded']),
});
/** A trade at the sandbox. */
export type SandboxTrade = z.infer<typeof SandboxTrade>;

/** The trades of the sandbox. */
export class SandboxTrades {
  readonly #trades: KeptRecords<SandboxTrade>;

  /** @param folder keeps them over a restart */
  constructor(folder: string | undefined) {
    this.#trades = new KeptRecords(folder, 'ecpay', SandboxTrade);
  }

  get(tradeNo: string): SandboxTrade | undefined {
    return this.#trades.get(tradeNo);
  }
  /** Stores changed trades. */
  keep(): void {
    this.#trades.keep();
  }
  /** @returns the reason if there is no trade: a used number or a missing date */
  make(made: Fields): SandboxTrade | 'duplicate' | 'undated' {
    const tradeNo = made['MerchantTradeNo'] ?? '';
    if (this.#trades.has(tradeNo)) return 'duplicate';
    const date = taipeiTime(made['MerchantTradeDate'] ?? '');
    if (date === undefined) return 'undated';
    const number = `2611${String(this.#trades.size + 1).padStart(14, '0')}`;
    const trade: SandboxTrade = {
      made: { ...made },
      number,
      time: Date.parse(date),
      amount: made['TotalAmount'] ?? '0',
      state: 'unpaid',
    };
    this.#trades.set(tradeNo, trade);
    return trade;
  }
}
