import { z } from 'zod';

/** What the bench asks of the attackers' process: to begin with a scene, or to let go. */
export const AttackQuestion = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('attack'), scene: z.string(), attackers: z.int(), port: z.int() }),
  z.object({ ask: z.literal('letGo') }),
]);
export type AttackQuestion = z.infer<typeof AttackQuestion>;

export const AttackReport = z.object({ done: z.literal(true) });
export type AttackReport = z.infer<typeof AttackReport>;
