import * as z from 'zod/mini';

const Variant = z.strictObject({
  /** The return of the reels as a share of the stake, and the share of rounds that pay. */
  returned: z.number(),
  hitRate: z.number(),
  /** 1 low to 5 very high. */
  volatility: z.int(),
  /** Rounds for one with free spins, and the pay of these together, in stakes. Both on average. */
  freeSpins: z.nullable(z.strictObject({ rounds: z.number(), mean: z.number() })),
  /** Rounds for one hold and respin, and its pay, in stakes. Both on average. */
  hold: z.optional(z.strictObject({ rounds: z.number(), mean: z.number() })),
  /** Rounds for one nudge on average, the share of nudges that pay, and their part of the return. */
  nudge: z.optional(z.strictObject({ rounds: z.number(), hitRate: z.number(), returned: z.number() })),
  simulation: z.nullable(
    z.strictObject({
      rounds: z.int(),
      mean: z.number(),
      /** Half of the interval that holds the true return in 95 of 100 simulations. */
      interval: z.number(),
    }),
  ),
});
export type FiguresVariant = z.infer<typeof Variant>;

/**
 * `games/generated/<code>/figures.json`: the published figures of a game by variant. `npm run generate` takes them from `sheet.json` and
 * `simulation.json`.
 */
export const FiguresFile = z.strictObject({ code: z.string(), variants: z.record(z.string(), Variant) });
export type FiguresFile = z.infer<typeof FiguresFile>;
