import * as z from 'zod/mini';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { createEnvelope } from '#protocol/operations/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import {
  ENVELOPE_CONTENT_MAX,
  ENVELOPE_METHOD,
  ENVELOPE_MAX_SHARES,
  ENVELOPE_TITLE_MAX,
  isEnoughFor,
} from '#protocol/rules/envelope.ts';
import { chatTextLength } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { RequestFailure } from '../../../base/client/index.ts';

export const Method = z.union([z.literal(ENVELOPE_METHOD.equal), z.literal(ENVELOPE_METHOD.random)]);

/** The form of a red envelope. */
export interface EnvelopeForm {
  readonly to: 'public' | 'club' | 'private';
  readonly player: { readonly PlayerID: string; readonly Name: string } | undefined;
  readonly amount: number | undefined;
  readonly quantity: number | undefined;
  readonly method: z.infer<typeof Method>;
  readonly title: string;
  readonly content: string;
}

/** A field that may have an error. */
export type EnvelopeField = 'to' | 'player' | 'amount' | 'quantity' | 'title' | 'content';

/** The fault of a field, found before the service is called. */
export type EnvelopeProblem =
  | 'noPlayer'
  | 'noAmount'
  | 'tooLittle'
  | 'noQuantity'
  | 'tooMany'
  | 'longTitle'
  | 'longContent';

/**
 * Returns the form in the format of the request: texts as the service stores them, and `wish` if no blessing is typed. The preview and the
 * request use this form.
 */
export const filledForm = (form: EnvelopeForm, wish: string): EnvelopeForm => ({
  ...form,
  title: readableText(form.title) || wish,
  content: readableText(form.content),
});

/** Returns the number of shares. A private envelope is one share. */
export const sharesOf = ({ to, quantity }: EnvelopeForm): number | undefined => (to === 'private' ? 1 : quantity);

/** Returns the faults of a form, by field (decisions §7). */
export function problemsOf(form: EnvelopeForm): Readonly<Partial<Record<EnvelopeField, EnvelopeProblem>>> {
  const { to, player, amount, title, content } = form;
  const shares = sharesOf(form);
  return {
    ...(to === 'private' && player === undefined && { player: 'noPlayer' }),
    ...(amount === undefined
      ? { amount: 'noAmount' }
      : shares !== undefined && !isEnoughFor(amount, shares) && { amount: 'tooLittle' }),
    ...(shares === undefined ? { quantity: 'noQuantity' } : shares > ENVELOPE_MAX_SHARES && { quantity: 'tooMany' }),
    ...(chatTextLength(title) > ENVELOPE_TITLE_MAX && { title: 'longTitle' }),
    ...(chatTextLength(content) > ENVELOPE_CONTENT_MAX && { content: 'longContent' }),
  };
}

const CHANNELS = { public: CHANNEL.public, private: CHANNEL.private, club: CHANNEL.club } as const;

/** Returns the request of a form. Undefined while incomplete. */
export function requestOf(form: EnvelopeForm): RequestOf<typeof createEnvelope> | undefined {
  const { to, player, amount, method, title, content } = form;
  const shares = sharesOf(form);
  if (Object.keys(problemsOf(form)).length > 0 || amount === undefined || shares === undefined) return undefined;
  return {
    Title: title,
    Content: content,
    Amount: amount,
    Quantity: shares,
    Method: method,
    ChannelType: CHANNELS[to],
    ...(to === 'private' && player !== undefined && { PlayerID: player.PlayerID }),
  };
}

/** The field of a refusal (specification 2 §8). */
const FIELD_OF_CODE: Readonly<Record<number, EnvelopeField>> = {
  100011: 'amount',
  100013: 'player',
  200070: 'player',
  200081: 'amount',
  200105: 'to',
  200107: 'to',
  200125: 'amount',
  200233: 'player',
  300018: 'player',
  300046: 'title',
};
const FIELD_OF_NAME: Readonly<Record<string, EnvelopeField>> = {
  Title: 'title',
  Content: 'content',
  Amount: 'amount',
  Quantity: 'quantity',
  ChannelType: 'to',
  ClubID: 'to',
  PlayerID: 'player',
};

/** Returns the field that a refusal concerns. Undefined for the whole form. */
export function fieldOf(error: unknown): EnvelopeField | undefined {
  if (!(error instanceof RequestFailure)) return undefined;
  return FIELD_OF_CODE[error.code] ?? FIELD_OF_NAME[error.detail.Field ?? ''];
}
