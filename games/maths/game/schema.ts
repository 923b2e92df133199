import * as z from 'zod/mini';

const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; it has ${Object.keys(shape).join(', ')}`
        : undefined,
  });

const wholeFrom = (least: number) => z.int().check(z.minimum(least));
const Name = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name: a small letter, then letters and digits'));

/** The symbols of a reel from its stop 0 on, separated by spaces. A window reads downwards from its stop. */
const Strip = z.string().check(z.regex(/^\S+( \S+)*$/, 'must be names of symbols, separated by single spaces'));

/** The pays of a line by the number of equal symbols, in tenths of the stake. */
const Pays = z.record(z.string().check(z.regex(/^\d+$/, 'must be a number of symbols')), wholeFrom(1));

const Jackpot = strict({
  name: Name,
  /** The id of a pool that several games feed and win. Without it the jackpot is the game's own. */
  pool: z.optional(Name),
  /** Coins that the jackpot begins with. */
  seed: wholeFrom(0),
  /** The share of each stake that raises it, in millionths. */
  contribution: wholeFrom(0),
  /** Each 10 coins of a stake win it once in this many rounds. */
  odds: z.int().check(z.minimum(1), z.maximum(2 ** 32)),
});

const Variant = strict({
  name: Name,
  /** The declared return of the reels, without jackpots, in hundredths of a percent. */
  return: strict({ from: wholeFrom(0), to: wholeFrom(0) }),
  /** The names of its sets of strips. */
  base: Name,
  free: z.optional(Name),
});

/** `games/catalogue/<code>/maths.json` of a line game. */
export const MathsFile = strict({
  code: Name,
  /** Rises with each change that players could notice. Rounds keep it. */
  version: wholeFrom(1),
  rows: wholeFrom(1),
  /** The number of stops of each reel. */
  stops: wholeFrom(1),
  /** The row of each line on each reel, from the left. Row 0 is the top one. Line 1 is the first. */
  lines: z.array(z.array(wholeFrom(0))).check(z.minLength(1, 'must have a line')),
  pays: z.record(Name, Pays),
  /** Counts as each symbol of `pays`. It has no pay of its own. */
  wild: z.optional(Name),
  /** Counts anywhere in the window. */
  scatter: z.optional(Name),
  freeSpins: z.optional(
    strict({
      /** The scatters of a base spin that start them. */
      atLeast: wholeFrom(1),
      spins: wholeFrom(1),
      /** The multiples of consecutive spins that win. The last one stays; a spin without a win returns to the first. */
      ladder: z.array(wholeFrom(1)).check(z.minLength(1, 'must have a multiple')),
    }),
  ),
  /** The most that a round pays, in tenths of the stake. Free spins end when they reach it. */
  cap: wholeFrom(1),
  /** Coins that a round may cost. */
  stakes: z.array(wholeFrom(1)).check(z.minLength(1, 'must have a stake')),
  jackpots: z.array(Jackpot),
  strips: z.record(Name, z.array(Strip)),
  /** The game plays the first variant unless the operator chooses another. */
  variants: z.array(Variant).check(z.minLength(1, 'must have a variant')),
});
export type MathsFile = z.infer<typeof MathsFile>;
export type JackpotRule = z.infer<typeof Jackpot>;
