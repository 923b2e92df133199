import * as z from 'zod/mini';
import { Amount } from '../entities/identifiers.ts';

/** Sent to a provider's `JackpotsURL`, as JSON by POST. */
export interface JackpotsQuery {
  readonly Brand: string;
  readonly GameCode: string;
}

/** The provider's answer: the pools of the game for players of the brand, in whole coins. Unknown fields are tolerated. */
export const JackpotsAnswer = z.object({
  Jackpots: z.readonly(z.array(z.object({ Name: z.string(), Amount }))),
});
export type JackpotsAnswer = z.output<typeof JackpotsAnswer>;
