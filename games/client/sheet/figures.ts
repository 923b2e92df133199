import * as z from 'zod/mini';

/** The sums that the free spins of an option pay, in stakes. */
const Spread = z.strictObject({
  name: z.string(),
  /** One outcome in twenty is not above the first, one not below the last. Half lie above the median. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
  /** Ranges of pays, each from an amount up to the next one, and the share of outcomes in each. */
  from: z.array(z.number()),
  chances: z.array(z.number()),
});
export type Spread = z.infer<typeof Spread>;

const Variant = z.strictObject({
  /** The return of the reels as a share of the stake, and the share of rounds that pay. */
  returned: z.number(),
  hitRate: z.number(),
  /** 1 low to 5 very high. */
  volatility: z.int(),
  /** The most that a round can pay without jackpots, in stakes. */
  most: z.number(),
  /** Rounds for one with free spins, and the pay of these together, in stakes. Both on average. */
  freeSpins: z.nullable(z.strictObject({ rounds: z.number(), mean: z.number() })),
  /** Rounds for one hold and respin, and its pay, in stakes. Both on average. */
  hold: z.optional(z.strictObject({ rounds: z.number(), mean: z.number() })),
  /** Rounds for one turn of the wheel of a level, its pay in stakes, and rounds that fill an empty level in 99 of 100 cases. */
  level: z.optional(z.strictObject({ rounds: z.number(), mean: z.number(), most: z.int() })),
  /** The mean of the options of a choice, in stakes, and the spread of each one with free spins. */
  choice: z.optional(z.strictObject({ mean: z.number(), spreads: z.array(Spread) })),
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
