import { z } from 'zod';

/** The bench's questions to its game server. */
export const RoomsQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('open'), players: z.int() }),
  z.object({ ask: z.literal('start') }),
  z.object({ ask: z.literal('ticks') }),
]);
export type RoomsQuestion = z.infer<typeof RoomsQuestion>;

export const Listening = z.object({ port: z.int() });
export const Opened = z.object({ tokens: z.array(z.string()) });
export const Started = z.object({ done: z.boolean() });
/** By how many milliseconds ticks were late. */
export const Ticks = z.object({ ticks: z.int(), p50: z.number(), p99: z.number(), most: z.number() });
