import type { Fields } from '../../payments/ecpay/signature.ts';

/** What a person may choose on the page of the sandbox. */
export const OMG_CHOICES = {
  paid: 'Pay',
  failed: 'Refuse the payment',
  abandoned: 'Leave without paying',
  late: 'Pay, and call back two hours later',
  silent: 'Pay, and lose the callback',
  doubled: 'Pay, and call back twice',
  wrongAmount: 'Pay another amount',
  wrongSignature: 'Pay, and call back with a wrong signature',
} as const;
export type OmgChoice = keyof typeof OMG_CHOICES;
export const isOmgChoice = (text: string): text is OmgChoice => Object.hasOwn(OMG_CHOICES, text);

/** A trade at the sandbox, kept as long as its process runs. */
export interface OmgTrade {
  /** The fields of the form that made it. */
  readonly made: Fields;
  /** The sandbox's own number. */
  readonly number: string;
  /** NT$, as text. */
  amount: string;
  state: 'waiting' | 'paid' | 'failed';
}
