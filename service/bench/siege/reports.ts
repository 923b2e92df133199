import { z } from 'zod';

/** Requests to the attackers' process: begin a scene, or stop. */
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

/** The counted events since the start, the sent bytes with their time, and the processor time. */
export const AttackReport = z.object({
  counts: z.record(z.string(), z.int()),
  sentBytes: z.int(),
  milliseconds: z.number(),
  processorMilliseconds: z.number(),
});
export type AttackReport = z.infer<typeof AttackReport>;

/** A request to the bare server: whether further uploads go to a decoder. */
export const BareQuestion = z.object({ ask: z.literal('decode'), decodes: z.boolean() });
export type BareQuestion = z.infer<typeof BareQuestion>;

/** The bare server's first message. */
export const BareListening = z.object({ port: z.int() });
export type BareListening = z.infer<typeof BareListening>;

/** Requests to the players' process. Each player may connect to several servers, identified by their ports. */
export const PlayersQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), tokens: z.array(z.string()).readonly() }),
  /** Makes that many calls to one server, at an interval in milliseconds. */
  z.object({ ask: z.literal('calls'), port: z.int(), count: z.int(), everyMs: z.number() }),
]);
export type PlayersQuestion = z.infer<typeof PlayersQuestion>;

/** Milliseconds of each read and each write, from when it was due. Empty after `connect`. */
export const PlayersReport = z.object({ reads: z.array(z.number()), writes: z.array(z.number()) });
export type PlayersReport = z.infer<typeof PlayersReport>;
