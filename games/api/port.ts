import * as z from 'zod/mini';
import { SeedView } from './calls.ts';
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

/** The seed of the next round, if the other side changed it without a call. */
export const PortSeed = z.object({ Seed: SeedView });

/** The socket of a room over the port: one at a time. `open` closes an earlier one. */
export const ToRoomPort = z.object({
  Room: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('open') }),
    z.object({ Kind: z.literal('text'), Text: z.string() }),
    z.object({ Kind: z.literal('close') }),
  ]),
});
export type ToRoomPort = z.infer<typeof ToRoomPort>;

/** From the other side of the port. `Code` is one of `ROOM_CLOSE`. */
export const FromRoomPort = z.object({
  Room: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('opened') }),
    z.object({ Kind: z.literal('text'), Text: z.string() }),
    z.object({ Kind: z.literal('closed'), Code: z.int() }),
  ]),
});
export type FromRoomPort = z.infer<typeof FromRoomPort>;
