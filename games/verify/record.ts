import * as z from 'zod/mini';

const Coins = z.int().check(z.minimum(0));
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters'));

const Cell = z.tuple([z.int(), z.int()]);
const Window = z.array(z.array(z.string()));

const ClaimedWin = z.object({
  line: z.optional(z.int()),
  ways: z.optional(z.int()),
  cells: z.optional(z.array(Cell)),
  from: z.optional(z.string()),
  symbol: z.string(),
  count: z.int(),
  multiple: z.optional(z.int()),
  pay: z.int(),
});

const ClaimedOrb = z.object({ cell: Cell, multiple: z.int() });

const ClaimedCoin = z.object({
  cell: Cell,
  pay: z.int(),
  prize: z.optional(z.string()),
  jackpot: z.optional(z.string()),
});

const ClaimedTumble = z.object({
  removed: z.array(Cell),
  window: Window,
  wins: z.array(ClaimedWin),
  multiple: z.int(),
  orbs: z.optional(z.array(ClaimedOrb)),
});

const ClaimedRespin = z.object({
  stops: z.array(z.int()),
  window: Window,
  grown: z.optional(z.array(z.int())),
  board: z.optional(Window),
  wins: z.array(ClaimedWin),
});

const ClaimedSpin = z.object({
  kind: z.string(),
  stops: z.array(z.int()),
  window: Window,
  wins: z.array(ClaimedWin),
  scatters: z.int(),
  multiple: z.int(),
  pay: z.int(),
  mystery: z.optional(z.string()),
  held: z.optional(z.array(Cell)),
  grown: z.optional(z.array(z.int())),
  board: z.optional(Window),
  nudge: z.optional(z.object({ arrow: z.string(), moved: z.boolean() })),
  split: z.optional(z.array(z.object({ cell: Cell, parts: z.int() }))),
  expanded: z.optional(z.object({ symbol: z.string(), reels: z.array(z.int()), pay: z.int() })),
  respins: z.optional(z.array(ClaimedRespin)),
  coins: z.optional(z.array(ClaimedCoin)),
  orbs: z.optional(z.array(ClaimedOrb)),
  thrown: z.optional(z.int()),
  tumbles: z.optional(z.array(ClaimedTumble)),
});
export type ClaimedSpin = z.infer<typeof ClaimedSpin>;

const ClaimedHold = z.object({
  respins: z.array(z.object({ coins: z.array(ClaimedCoin), left: z.int() })),
  isFull: z.boolean(),
  multiple: z.int(),
  prize: z.optional(z.string()),
  jackpot: z.optional(z.string()),
  pay: z.int(),
});
export type ClaimedHold = z.infer<typeof ClaimedHold>;

const ClaimedChoice = z.object({
  options: z.array(z.object({ name: z.string(), pay: z.optional(z.int()), spins: z.optional(z.array(z.int())) })),
  chosen: z.optional(z.string()),
});
export type ClaimedChoice = z.infer<typeof ClaimedChoice>;

const ClaimedLevel = z.object({
  before: z.int(),
  collected: z.array(Cell),
  after: z.int(),
  wheel: z.optional(z.object({ field: z.int(), pay: z.int(), jackpot: z.optional(z.string()) })),
});
export type ClaimedLevel = z.infer<typeof ClaimedLevel>;

/** The outcome as the game server reports it. */
const ClaimedOutcome = z.object({
  spins: z.array(ClaimedSpin),
  hold: z.optional(ClaimedHold),
  expanding: z.optional(z.string()),
  choice: z.optional(ClaimedChoice),
  level: z.optional(ClaimedLevel),
  jackpots: z.array(z.string()),
  pay: z.int(),
  isCapped: z.boolean(),
});
export type ClaimedOutcome = z.infer<typeof ClaimedOutcome>;

/** A round as the game server shows it to its player, and as the verify page exports it. */
export const RoundRecord = z.object({
  RoundID: z.string(),
  GameCode: z.string(),
  /** The SHA-256 of the played `maths.json`. */
  Maths: z.optional(Hash),
  Variant: z.string(),
  Nonce: z.int(),
  ClientSeed: z.string(),
  Stake: Coins,
  Commitment: z.optional(Hash),
  /** Absent until the seed is revealed. */
  ServerSeed: z.optional(Hash),
  /** The option that the round took. Absent in a round without a choice. */
  Choice: z.optional(z.object({ Chosen: z.optional(z.string()) })),
  /** The level before the round. Absent in a game that collects nothing. */
  Level: z.optional(z.int().check(z.minimum(0))),
  /** Absent if the stake was not taken. */
  Result: z.optional(
    z.object({
      Win: Coins,
      Jackpots: z.array(z.object({ Name: z.string(), Coins })),
      Outcome: z.optional(ClaimedOutcome),
    }),
  ),
  /** The platform's bookings of the round. */
  Ledger: z.optional(z.object({ Stake: Coins, Win: Coins })),
});
export type RoundRecord = z.infer<typeof RoundRecord>;
