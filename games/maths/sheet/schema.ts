import * as z from 'zod/mini';

const Share = z.number().check(z.minimum(0));
const Tenths = z.int().check(z.minimum(0));

/** Longer chains of boards are one row of a sheet. */
export const LONGEST_CHAIN = 8;
/** The coins that a sitting begins with. */
export const LASTING_COINS = 10_000;

const Combination = z.strictObject({
  symbol: z.string(),
  count: z.int(),
  pay: Tenths,
  /** The probability on one line. Of a game without lines, the average number in a spin. */
  chance: Share,
  /** The return by it, of all lines, as a share of the stake. */
  return: Share,
});

const Rounds = z.int().check(z.minimum(1));

/** A number of rounds, and the bounds that the exact one lies within in 99 of 100 cases. */
const BoundedRounds = z.strictObject({ rounds: Rounds, from: Rounds, to: Rounds });

/** How long `LASTING_COINS` last at a stake, without jackpots. Simulated sittings give it. */
const Lasting = z.strictObject({
  stake: z.int(),
  sittings: z.int(),
  /** Half of all sittings end within so many rounds, and a tenth within so many. */
  half: BoundedRounds,
  tenth: BoundedRounds,
});

const Variant = z.strictObject({
  name: z.string(),
  /** The return of the reels as a share of the stake, without jackpots. */
  return: Share,
  /** The same in hundredths of a percent, rounded. Players see it. */
  basisPoints: z.int(),
  /** The same as a fraction of whole numbers: the pays of all outcomes, in tenths of the stake, and their number. */
  exact: z.strictObject({ paid: z.string(), outcomes: z.string() }),
  /** The standard deviation of the pay of a round, in stakes. */
  deviation: z.number(),
  /** 1 low, 2 rather low, 3 medium, 4 high, 5 very high. */
  volatility: z.int().check(z.minimum(1), z.maximum(5)),
  /** The share of rounds with a pay. */
  hitRate: Share,
  /** The share of base spins with a pay. */
  baseHitRate: Share,
  /** The return by its source. They add up to the return; the cap takes away. */
  shares: z.strictObject({
    base: Share,
    hold: z.optional(Share),
    level: z.optional(Share),
    choice: z.optional(Share),
    freeSpins: Share,
    ladder: Share,
    cap: z.number(),
  }),
  freeSpins: z.nullable(
    z.strictObject({
      /** The share of rounds that start them. */
      chance: Share,
      hitRate: Share,
      /** The average pay of the free spins of a round together, in stakes, before the cap. */
      mean: Share,
      /** The average multiple of a free spin. */
      multiple: z.number(),
      /** Each symbol that can expand: its probability, and what the free spins pay with it on average, in stakes. */
      expanding: z.optional(
        z.array(z.strictObject({ symbol: z.string(), chance: Share, mean: Share, hitRate: Share })),
      ),
    }),
  ),
  hold: z.optional(
    z.strictObject({
      /** The share of rounds that start it. */
      chance: Share,
      /** The average pay of it, in stakes, before the cap. */
      mean: Share,
      /** The coins at its end, and its respins, on average. */
      coins: z.number(),
      respins: z.number(),
      /** The share of rounds that fill the board. */
      full: Share,
      /** The pay of each prize, and how many a round has on average. */
      prizes: z.array(z.strictObject({ name: z.string(), pay: Tenths, chance: Share })),
      /** Rounds until it starts: in half of all cases, and in 99 of 100. */
      waits: z.strictObject({ half: z.int(), most: z.int() }),
    }),
  ),
  /** A level that lasts over rounds, over many of them: each level is equally frequent then. */
  level: z.optional(
    z.strictObject({
      /** The symbols that fill it, and those that a round collects on average. */
      full: z.int(),
      coins: z.number(),
      /** The share of rounds that turn the wheel. */
      chance: Share,
      /** The average pay of the wheel, in stakes. */
      mean: Share,
      /** The chance of a turn to stop at each field. Null for the jackpot: its chance depends on the stake. */
      fields: z.array(
        z.strictObject({ pay: z.nullable(Tenths), jackpot: z.nullable(z.string()), chance: z.nullable(Share) }),
      ),
      /** Rounds that fill an empty level: in half of all cases, and in 99 of 100. */
      waits: z.strictObject({ half: z.int(), most: z.int() }),
    }),
  ),
  nudge: z.optional(
    z.strictObject({
      /** The share of rounds whose last reel moves. */
      chance: Share,
      /** The share of these that pay. */
      hitRate: Share,
      /** Their pays, as a part of the return. */
      return: Share,
    }),
  ),
  /** How sure the figures are that only a simulation gives. Free spins with sticky wilds have it. */
  simulated: z.optional(
    z.strictObject({
      /** The rounds of free spins that were simulated. */
      samples: z.int(),
      /** Their mean and the exact one, in standard errors apart. */
      apart: z.number(),
      /** In 99 of 100 cases the exact figures lie this near: the deviation of a round, and the chance of each of `ranges`. */
      deviation: Share,
      ranges: z.array(Share),
    }),
  ),
  /** The figures of a round are those of a player with the default. The options differ in their spread only. */
  choice: z.optional(
    z.strictObject({
      /** The share of rounds that open it. */
      chance: Share,
      /** The average pay of each option, in stakes. */
      mean: Share,
      /** Rounds until it opens: in half of all cases, and in 99 of 100. */
      waits: z.strictObject({ half: z.int(), most: z.int() }),
      options: z.array(
        z.strictObject({
          name: z.string(),
          /** The standard deviation of its pay, in stakes. */
          deviation: z.number(),
          /** The share of its outcomes that pay. */
          hitRate: Share,
          /** Its highest pay, and the probability of it. */
          most: z.strictObject({ pay: Tenths, chance: Share }),
          /** The pay that a share of its outcomes does not exceed. The share is in millionths. */
          quantiles: z.array(z.strictObject({ share: z.int(), pay: Tenths })),
          /** Of an option with free spins: its outcomes by pay, from an amount on, up to that of the next row. */
          ranges: z.optional(z.array(z.strictObject({ from: Tenths, chance: Share }))),
          /** The standard deviation and the volatility of rounds whose player always takes it. */
          round: z.strictObject({ deviation: z.number(), volatility: z.int() }),
        }),
      ),
    }),
  ),
  /** The share of base spins by the boards that pay, of a game with tumbles. The last row has all longer chains too. */
  chains: z.optional(z.array(z.strictObject({ boards: z.int(), chance: Share }))),
  /** The highest pay of a round, and its probability. Of simulated free spins, the highest that was seen. */
  most: z.strictObject({ pay: Tenths, chance: Share }),
  /** Rounds by pay: from an amount on, up to that of the next row. */
  ranges: z.array(z.strictObject({ from: Tenths, chance: Share, return: Share })),
  /** The pay that a share of all rounds does not exceed. The share is in millionths. */
  quantiles: z.array(z.strictObject({ share: z.int(), pay: Tenths })),
  /** Runs of rounds without a pay, and rounds until free spins: in half of all cases, and in 99 of 100. */
  dryRuns: z.strictObject({ rounds: z.int(), half: z.int(), most: z.int() }),
  waits: z.nullable(z.strictObject({ half: z.int(), most: z.int() })),
  lasting: z.optional(z.array(Lasting)),
  baseLines: z.array(Combination),
  freeLines: z.array(Combination),
});

const Jackpot = z.strictObject({
  name: z.string(),
  /** The probability that a stake of 10 coins hits it. */
  chance: Share,
  /** The average coins of a hit. */
  mean: z.number(),
  /** Its return as a share of the stake, and the parts of it: from stakes, and from the operator. */
  return: Share,
  contribution: Share,
  seed: Share,
});

/** `games/catalogue/<code>/sheet.json`: the exact results of a game. `npm run game -- sheet <code>` writes it. */
export const SheetFile = z.strictObject({
  code: z.string(),
  version: z.int(),
  /** The SHA-256 of the `maths.json` that it describes. */
  maths: z.string().check(z.regex(/^[\da-f]{64}$/)),
  variants: z.array(Variant),
  jackpots: z.array(Jackpot),
});
export type SheetFile = z.infer<typeof SheetFile>;
export type SheetVariant = z.infer<typeof Variant>;
