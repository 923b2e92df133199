import { z } from 'zod';
import { BenchPlayer } from '../writes/reports.ts';

/** A node's first message: its port, and its players. */
export const Listening = z.object({ port: z.int(), players: z.array(BenchPlayer) });

/** Players that a node created. */
export const SignedUp = z.object({ players: z.array(BenchPlayer) });

/** Questions to a node: advance the clock, create more players, and report the used resources. */
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
