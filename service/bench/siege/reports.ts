import { z } from 'zod';

/** What the bench asks of the attackers' process: to begin with a scene, or to let go. */
export const AttackQuestion = z.discriminatedUnion('ask', [
  z.object({
    ask: z.literal('attack'),
    scene: z.string(),
    attackers: z.int(),
    port: z.int(),
    tokens: z.array(z.string()).readonly(),
  }),
  z.object({ ask: z.literal('letGo') }),
]);
export type AttackQuestion = z.infer<typeof AttackQuestion>;

/** What happened since it began, how often; how much was sent in what time; and what the process used of a processor. */
export const AttackReport = z.object({
  counts: z.record(z.string(), z.int()),
  sentBytes: z.int(),
  milliseconds: z.number(),
  processorMilliseconds: z.number(),
});
export type AttackReport = z.infer<typeof AttackReport>;

/** What the bench asks of the bare server: whether what is uploaded from now on goes to a decoder beside it. */
export const BareQuestion = z.object({ ask: z.literal('decode'), decodes: z.boolean() });
export type BareQuestion = z.infer<typeof BareQuestion>;

/** The bare server says once where it listens. */
export const BareListening = z.object({ port: z.int() });
export type BareListening = z.infer<typeof BareListening>;

/** What it asks of the players' process: each may be connected to several servers, which their ports name. */
export const PlayersQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), tokens: z.array(z.string()).readonly() }),
  /** So many calls to one of them, one every so many milliseconds. */
  z.object({ ask: z.literal('calls'), port: z.int(), count: z.int(), everyMs: z.number() }),
]);
export type PlayersQuestion = z.infer<typeof PlayersQuestion>;

/** Milliseconds of each call that reads and of each that writes, from when it was due; none where it only connected. */
export const PlayersReport = z.object({ reads: z.array(z.number()), writes: z.array(z.number()) });
export type PlayersReport = z.infer<typeof PlayersReport>;
