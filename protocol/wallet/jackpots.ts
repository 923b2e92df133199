import * as z from 'zod/mini';
import { Amount } from '../entities/identifiers.ts';

/** Sent to a provider's `JackpotsURL`, as JSON by POST. */
export interface JackpotsQuery {
  readonly Brand: string;
  readonly GameCode: string;
}

const Jackpot = z.object({
  Name: z.string(),
  Amount,
  /** The provider's id of a pool that several of its games share. */
  Pool: z.optional(z.string().check(z.maxLength(64))),
});

/** The provider's answer: the pools of the game for players of the brand, in whole coins. Unknown fields are tolerated. */
export const JackpotsAnswer = z.object({ Jackpots: z.readonly(z.array(Jackpot)) });
export type JackpotsAnswer = z.output<typeof JackpotsAnswer>;
