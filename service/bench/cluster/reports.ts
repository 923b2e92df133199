import { z } from 'zod';
import { BenchPlayer } from '../writes/reports.ts';

/** A node says once that it listens, and which of its players may sign in. */
export const Listening = z.object({ port: z.int(), players: z.array(BenchPlayer) });

/** Players that a node made. */
export const SignedUp = z.object({ players: z.array(BenchPlayer) });

/** What the benchmark asks of a node: to let time pass, more players, and what it used and ran until now. */
export const NodeQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('advance'), milliseconds: z.int() }),
  z.object({ ask: z.literal('players'), count: z.int() }),
  z.object({ ask: z.literal('usage') }),
]);
export type NodeQuestion = z.infer<typeof NodeQuestion>;

export const Usage = z.object({
  processorMilliseconds: z.number(),
  statements: z.int(),
  commits: z.int(),
  rollbacks: z.int(),
});
export type Usage = z.infer<typeof Usage>;

export const Done = z.object({ done: z.literal(true) });
