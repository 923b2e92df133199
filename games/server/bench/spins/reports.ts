import { z } from 'zod';

export const ServerQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('open'), sessions: z.int() }),
  /** Every session spins once, all at the same time. */
  z.object({ ask: z.literal('spin') }),
  z.object({ ask: z.literal('facts') }),
  /** Lets the pause between two stakes pass. */
  z.object({ ask: z.literal('pass') }),
]);
export type ServerQuestion = z.infer<typeof ServerQuestion>;

export const Listening = z.object({ port: z.int() });
export const Done = z.object({ done: z.literal(true) });
/** Milliseconds until every spin was durable and answered. */
export const Spins = z.object({ took: z.number() });
export const Session = z.object({ Token: z.string(), SeedID: z.string(), Nonce: z.int() });
export type Session = z.infer<typeof Session>;
export const Opened = z.object({ sessions: z.array(Session) });
export const Facts = z.object({ rounds: z.int(), settled: z.int() });

/** Spins in all, and in each of two transactions. */
export const DriverQuestion = z.object({ spins: z.int(), batch: z.int() });
export type DriverQuestion = z.infer<typeof DriverQuestion>;
export const DriverReport = z.object({ took: z.number() });
