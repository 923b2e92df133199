import * as z from 'zod/mini';
import { GameFailureBody } from './failures.ts';

/** A call over a MessagePort, for a frame that has no network of its own. */
export const PortRequest = z.object({
  ID: z.int(),
  Call: z.string(),
  Token: z.optional(z.string()),
  Body: z.unknown(),
});
export type PortRequest = z.infer<typeof PortRequest>;

/** The answer to the call with the same `ID`. */
export const PortAnswer = z.object({
  ID: z.int(),
  Answer: z.optional(z.unknown()),
  Failure: z.optional(GameFailureBody),
});
export type PortAnswer = z.infer<typeof PortAnswer>;
