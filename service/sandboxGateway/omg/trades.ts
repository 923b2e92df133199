import { z } from 'zod';

/** The choices on the page of the sandbox. */
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

export const OmgTrade = z.object({
  /** The fields of the form that made it. */
  made: z.record(z.string(), z.string()),
  /** The sandbox's own number. */
  number: z.string(),
  /** NT$, as text. */
  amount: z.string(),
  state: z.enum(['waiting', 'paid', 'failed']),
});
/** A trade at the sandbox. */
export type OmgTrade = z.infer<typeof OmgTrade>;
