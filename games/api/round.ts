import * as z from 'zod/mini';

const Coins = z.int().check(z.minimum(0));
const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

const LineWin = z.object({ line: z.int(), symbol: z.string(), count: z.int(), pay: z.int() });
export type LineWin = z.infer<typeof LineWin>;

const SpinOutcome = z.object({
  kind: z.enum(['base', 'free']),
  stops: list(z.int()),
  /** The symbols of each reel, from the top. */
  window: list(list(z.string())),
  wins: list(LineWin),
  scatters: z.int(),
  /** The ladder's factor of the wins. */
  multiple: z.int(),
  /** The wins times the multiple, in tenths of the stake. */
  pay: z.int(),
});
export type SpinOutcome = z.infer<typeof SpinOutcome>;

/** The result of a round's draws, as `playRound` of `games/maths` computes it. */
export const RoundOutcome = z.object({
  code: z.string(),
  version: z.int(),
  variant: z.string(),
  spins: list(SpinOutcome),
  jackpots: list(z.string()),
  /** In tenths of the stake, without jackpots. */
  pay: z.int(),
  isCapped: z.boolean(),
});

export const JackpotHit = z.object({ Name: z.string(), Coins });
export type JackpotHit = z.infer<typeof JackpotHit>;

/** `kept`: the outcome is fixed. `settled`: the stake has moved. `closed`: the win has moved, and others may see it. */
export const RoundState = z.enum(['kept', 'refused', 'settled', 'closed']);
export type RoundState = z.infer<typeof RoundState>;

/** A round as its player sees it. */
export const RoundView = z.object({
  RoundID: z.string(),
  GameCode: z.string(),
  /** The SHA-256 of the played `maths.json`. */
  Maths: z.string(),
  Variant: z.string(),
  SeedID: z.string(),
  Nonce: z.int(),
  ClientSeed: z.string(),
  Stake: Coins,
  State: RoundState,
  /** The status of a refused stake. Empty otherwise. */
  Status: z.string(),
  /** Whether a client showed the whole round. */
  Shown: z.boolean(),
  CreateTime: z.string(),
  SettleTime: z.string(),
  CloseTime: z.string(),
  Commitment: z.string(),
  /** Absent until the seed is revealed. */
  ServerSeed: z.optional(z.string()),
  /** Absent until the stake was taken. */
  Result: z.optional(
    z.object({
      /** Coins that the round pays, jackpots included. */
      Win: Coins,
      Jackpots: list(JackpotHit),
      Balance: Coins,
      /** Absent if the server no longer has the version of the game. */
      Outcome: z.optional(RoundOutcome),
    }),
  ),
});
export type RoundView = z.infer<typeof RoundView>;

/** A line of the history. Outcomes are in `readRound`. */
export const HistoryEntry = z.extend(
  z.pick(RoundView, {
    RoundID: true,
    State: true,
    Status: true,
    Stake: true,
    CreateTime: true,
    SeedID: true,
    Nonce: true,
  }),
  { Win: Coins, Jackpots: list(JackpotHit) },
);
export type HistoryEntry = z.infer<typeof HistoryEntry>;
