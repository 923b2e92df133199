import * as z from 'zod/mini';
import { Expanding, ExpandingWild, Mystery, Nudge, Split, WildMultiples } from './boardSchema.ts';
import { Level } from './levelSchema.ts';
import { Name, strict, weighted, wholeFrom } from './schemaParts.ts';

/** The symbols of a reel from its stop 0 on, separated by spaces. A window reads downwards from its stop. */
const Strip = z.string().check(z.regex(/^\S+( \S+)*$/, 'must be names of symbols, separated by single spaces'));

/**
 * The pays of a symbol by the number of equal symbols, in tenths of the stake: those of a line, of each way, of a cluster, or anywhere
 * on the board. Of a way, a cluster and a board, the largest number counts that is not above the number of symbols.
 */
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

const Thrown = strict({
  /** The symbol that carries a multiple. It pays nothing and no win removes it. */
  symbol: Name,
  /** A symbol draws its multiple when it appears. */
  multiples: z.array(weighted({ multiple: wholeFrom(1) })).check(z.minLength(1, 'must have a multiple')),
});

/** Wins are removed, the symbols above fall, and the strip above the window fills the reel. This repeats until nothing pays. */
const Tumble = strict({
  /** The multiples of the first board, the second one and so on. The last one stays. */
  rising: z.optional(z.array(wholeFrom(1)).check(z.minLength(1, 'must have a multiple'))),
  /** The multiples on the last board add up and multiply what the spin pays. */
  thrown: z.optional(Thrown),
});

/** A coin holds `pays` or a prize. */
const Coin = weighted({
  pays: z.optional(wholeFrom(1)),
  prize: z.optional(Name),
  /** Drawn when the coin lands. It comes on top of what the coin pays. */
  jackpot: z.optional(Name),
});

/** Enough coins stay in their cells, and the others spin again. */
const Hold = strict({
  coin: Name,
  /** The coins of a base spin that start it. */
  atLeast: wholeFrom(1),
  /** The respins at the beginning, and again after each respin with a new coin. */
  respins: wholeFrom(1),
  coins: z.array(Coin).check(z.minLength(1, 'must have a coin')),
  /** The weight of a cell that stays empty in a respin, beside the weights of the coins. */
  blank: wholeFrom(1),
  /** Fixed prizes, in tenths of the stake. They count in the return. */
  prizes: z.optional(z.record(Name, wholeFrom(1))),
  /** Added by a board full of coins. */
  full: z.optional(
    strict({
      /** Multiplies the coins. */
      multiple: z.optional(wholeFrom(2)),
      prize: z.optional(Name),
      /** Drawn when the board is full. */
      jackpot: z.optional(Name),
    }),
  ),
});

/** An option of a choice: one of its prizes by weight, or free spins with a ladder. */
const Option = strict({
  name: Name,
  prizes: z.optional(z.array(weighted({ pays: wholeFrom(1) })).check(z.minLength(1, 'must have a prize'))),
  spins: z.optional(wholeFrom(1)),
  ladder: z.optional(z.array(wholeFrom(1)).check(z.minLength(1, 'must have a multiple'))),
});

/** The player takes one of several options. All of them have the same mean. */
const Choice = strict({
  /** Counts anywhere in the window of a base spin. */
  symbol: Name,
  /** The symbols of a base spin that open it. */
  atLeast: wholeFrom(1),
  /** The name of the option that a round without an answer takes. */
  default: Name,
  options: z.array(Option).check(z.minLength(2, 'must have two options')),
});

const Variant = strict({
  name: Name,
  /** The declared return of the reels, without jackpots, in hundredths of a percent. */
  return: strict({ from: wholeFrom(0), to: wholeFrom(0) }),
  /** The names of its sets of strips. */
  base: Name,
  free: z.optional(Name),
});

/** A game has exactly one of these fields. It says which symbols pay together. */
export const PAYING = ['lines', 'ways', 'clusters', 'anywhere'] as const;

/** `games/catalogue/<code>/maths.json`: the rule of the wins, and the features that the game combines. */
export const MathsFile = strict({
  code: Name,
  /** Rises with each change that players could notice. Rounds keep it. */
  version: wholeFrom(1),
  rows: wholeFrom(1),
  /** The number of stops of each reel. */
  stops: wholeFrom(1),
  /** The row of each line on each reel, from the left. Row 0 is the top one. Line 1 is the first. */
  lines: z.optional(z.array(z.array(wholeFrom(0))).check(z.minLength(1, 'must have a line'))),
  /** Equal symbols on reels in a row from the left pay once for each way through their cells. The number of ways of a window. */
  ways: z.optional(wholeFrom(1)),
  /** Equal symbols that touch side by side pay, from `atLeast` on. */
  clusters: z.optional(strict({ atLeast: wholeFrom(2) })),
  /** Equal symbols anywhere on the board pay, from `atLeast` on. */
  anywhere: z.optional(strict({ atLeast: wholeFrom(2) })),
  pays: z.record(Name, Pays),
  /** Counts as each symbol of `pays`. It has no pay of its own. */
  wild: z.optional(Name),
  wilds: z.optional(WildMultiples),
  /** Lines pay from the right reel too. A win over all reels counts once. */
  bothWays: z.optional(z.literal(true)),
  /** Counts anywhere in the window. */
  scatter: z.optional(Name),
  freeSpins: z.optional(
    strict({
      /** The scatters of a base spin that start them. */
      atLeast: z.optional(wholeFrom(1)),
      /** The boards of a base spin that pay and start them, in a game with tumbles instead of scatters. */
      tumbles: z.optional(wholeFrom(2)),
      spins: wholeFrom(1),
      /** The multiples of consecutive spins that win. The last one stays; a spin without a win returns to the first. */
      ladder: z.array(wholeFrom(1)).check(z.minLength(1, 'must have a multiple')),
      /** Each wild of the free spins stays in its cell to their end. */
      sticky: z.optional(z.literal(true)),
      expanding: z.optional(Expanding),
    }),
  ),
  mystery: z.optional(Mystery),
  expandingWild: z.optional(ExpandingWild),
  split: z.optional(Split),
  nudge: z.optional(Nudge),
  tumble: z.optional(Tumble),
  hold: z.optional(Hold),
  choice: z.optional(Choice),
  level: z.optional(Level),
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
export type HoldRule = z.infer<typeof Hold>;
export type CoinRule = z.infer<typeof Coin>;
export type ChoiceRule = z.infer<typeof Choice>;
export type TumbleRule = z.infer<typeof Tumble>;
export type JackpotRule = z.infer<typeof Jackpot>;
