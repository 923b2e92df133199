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

/** What happened since it began, how often; and what the process used of a processor. */
export const AttackReport = z.object({
  counts: z.record(z.string(), z.int()),
  processorMilliseconds: z.number(),
});
export type AttackReport = z.infer<typeof AttackReport>;

/** What it asks of the players' process. */
export const PlayersQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('connect'), port: z.int(), tokens: z.array(z.string()).readonly() }),
  /** So many calls, one every so many milliseconds. */
  z.object({ ask: z.literal('calls'), count: z.int(), everyMs: z.number() }),
]);
export type PlayersQuestion = z.infer<typeof PlayersQuestion>;

/** Milliseconds of each call that reads and of each that writes, from when it was due; none where it only connected. */
export const PlayersReport = z.object({ reads: z.array(z.number()), writes: z.array(z.number()) });
export type PlayersReport = z.infer<typeof PlayersReport>;
