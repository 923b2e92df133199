import * as z from 'zod/mini';

const Coins = z.int().check(z.minimum(0));
const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item));

/** The reel from the left and the row from the top, both from 0. */
const Cell = z.readonly(z.tuple([z.int(), z.int()]));
export type Cell = z.infer<typeof Cell>;
/** The symbols of each reel, from the top. */
const Window = list(list(z.string()));

const Win = z.object({
  /** Of a game with lines, from 1. */
  line: z.optional(z.int()),
  /** Of a game with ways: how many of them. */
  ways: z.optional(z.int()),
  /** The cells that pay. The cells of a line follow from the line. */
  cells: z.optional(list(Cell)),
  /** The side that the line pays from, of a game whose lines pay both ways. */
  from: z.optional(z.enum(['left', 'right'])),
  symbol: z.string(),
  count: z.int(),
  /** The multiples of the wilds in the win together, of a game with such wilds. */
  multiple: z.optional(z.int()),
  /** In tenths of the stake, with the multiple of its wilds and before that of the spin. */
  pay: z.int(),
});
export type Win = z.infer<typeof Win>;

/** A symbol with a multiple. */
const Orb = z.object({ cell: Cell, multiple: z.int() });
export type Orb = z.infer<typeof Orb>;

const Coin = z.object({
  cell: Cell,
  /** In tenths of the stake. */
  pay: z.int(),
  /** The fixed prize that the pay is. */
  prize: z.optional(z.string()),
  /** The jackpot that the coin hit. */
  jackpot: z.optional(z.string()),
});
export type Coin = z.infer<typeof Coin>;

const Tumble = z.object({
  /** The cells that the wins before left empty. */
  removed: list(Cell),
  /** The board after the fall. */
  window: Window,
  wins: list(Win),
  /** The rising multiple of these wins. */
  multiple: z.int(),
  /** Every multiple on this board, of a game that throws them. */
  orbs: z.optional(list(Orb)),
});
export type Tumble = z.infer<typeof Tumble>;

/** A respin that wilds started. Reels full of wilds are held. */
const WildRespin = z.object({
  /** A held reel keeps its stop. */
  stops: list(z.int()),
  /** The symbols before a wild grows. */
  window: Window,
  /** The reels that a new wild fills. */
  grown: z.optional(list(z.int())),
  /** The window as it pays, if a wild grew. */
  board: z.optional(Window),
  wins: list(Win),
});
export type WildRespin = z.infer<typeof WildRespin>;

const Nudge = z.object({ arrow: z.enum(['none', 'up', 'down']), moved: z.boolean() });
export type Nudge = z.infer<typeof Nudge>;

const SpinOutcome = z.object({
  kind: z.enum(['base', 'free']),
  stops: list(z.int()),
  window: Window,
  wins: list(Win),
  scatters: z.int(),
  /** The ladder's factor of the wins. */
  multiple: z.int(),
  /** The pay of all boards of the spin, in tenths of the stake, with every multiple. */
  pay: z.int(),
  /** The symbol that all mystery symbols of the window became. */
  mystery: z.optional(z.string()),
  /** The cells of the wilds that stayed from free spins before, of a game with sticky wilds. */
  held: z.optional(list(Cell)),
  /** The reels that a wild fills. */
  grown: z.optional(list(z.int())),
  /** The window as it pays, if it is not the window of the stops. */
  board: z.optional(Window),
  /** The arrow of a base spin, lit before the reels stop, and whether the last reel moved by a stop. `up`: symbols move up. */
  nudge: z.optional(Nudge),
  /** The cells that are split, and the parts of each. */
  split: z.optional(list(z.object({ cell: Cell, parts: z.int() }))),
  /** The expanding symbol of the free spins, if it pays: on all lines together, before the multiple of the spin. */
  expanded: z.optional(z.object({ symbol: z.string(), reels: list(z.int()), pay: z.int() })),
  /** The respins that wilds started. Their pay is part of the pay of the spin. */
  respins: z.optional(list(WildRespin)),
  /** The coins in the window of a base spin, of a game with hold and respin. */
  coins: z.optional(list(Coin)),
  /** The multiples on the first board, of a game that throws them. */
  orbs: z.optional(list(Orb)),
  /** The multiples on the last board together, if the spin pays; otherwise 1. Only a game that throws them has it. */
  thrown: z.optional(z.int()),
  /** The falls after the first board, of a game with tumbles. */
  tumbles: z.optional(list(Tumble)),
});
export type SpinOutcome = z.infer<typeof SpinOutcome>;

/** A hold and respin. It begins with the coins of the base spin. */
const HoldOutcome = z.object({
  /** The new coins of each respin, and the respins that are left after it. */
  respins: list(z.object({ coins: list(Coin), left: z.int() })),
  isFull: z.boolean(),
  /** The factor of the coins: that of a full board, otherwise 1. */
  multiple: z.int(),
  /** The fixed prize of the full board. */
  prize: z.optional(z.string()),
  /** The jackpot that the full board hit. */
  jackpot: z.optional(z.string()),
  /** In tenths of the stake. */
  pay: z.int(),
});
export type HoldOutcome = z.infer<typeof HoldOutcome>;

/** An option of a choice. Only its name leaves the server before the round's choice is stored. */
const OptionOutcome = z.object({
  name: z.string(),
  /** In tenths of the stake. */
  pay: z.optional(z.int()),
  /** The pay of each of its free spins, of an option with free spins. */
  spins: z.optional(list(z.int())),
});
export type OptionOutcome = z.infer<typeof OptionOutcome>;

/** A choice that the base spin has opened. */
const ChoiceOutcome = z.object({
  /** In the order of the file. */
  options: list(OptionOutcome),
  /** The name of the option that the round took. Without it the round waits for its player. */
  chosen: z.optional(z.string()),
});
export type ChoiceOutcome = z.infer<typeof ChoiceOutcome>;

/** The level of a game that collects symbols over rounds: before the round, the cells that it collects, and after it. */
const LevelOutcome = z.object({
  before: z.int(),
  collected: list(Cell),
  after: z.int(),
  /** Only if the level was full. It comes after the base spin and before the free spins. */
  wheel: z.optional(
    z.object({
      /** The place of the field that pays, in the game's list of fields. */
      field: z.int(),
      /** In tenths of the stake. */
      pay: z.int(),
      /** The jackpot of the wheel, if it is hit. The wheel stops at its field first, and then turns again. */
      jackpot: z.optional(z.string()),
    }),
  ),
});
export type LevelOutcome = z.infer<typeof LevelOutcome>;

/** The result of a round's draws, as `playRound` of `games/maths` computes it. */
export const RoundOutcome = z.object({
  code: z.string(),
  version: z.int(),
  variant: z.string(),
  /** The base spin, then the free spins: those of the chosen option, of a game with a choice. */
  spins: list(SpinOutcome),
  /** Comes after the base spin and before the free spins. */
  hold: z.optional(HoldOutcome),
  /** The symbol that expands in the free spins. */
  expanding: z.optional(z.string()),
  /** Comes after the base spin and before the free spins. */
  choice: z.optional(ChoiceOutcome),
  /** Only of a game that collects symbols over rounds. */
  level: z.optional(LevelOutcome),
  jackpots: list(z.string()),
  /** In tenths of the stake, without jackpots. A round that waits for a choice has the pay of its base spin. */
  pay: z.int(),
  isCapped: z.boolean(),
});

export type RoundOutcome = z.infer<typeof RoundOutcome>;

export const JackpotHit = z.object({ Name: z.string(), Coins });
export type JackpotHit = z.infer<typeof JackpotHit>;

/** `kept`: the outcome is fixed. `settled`: the stake has moved. `closed`: the win has moved, and others may see it. */
export const RoundState = z.enum(['kept', 'refused', 'settled', 'closed']);
export type RoundState = z.infer<typeof RoundState>;

/** The choice of a round. The round waits for its player as long as nothing is `Chosen`. */
export const RoundChoice = z.object({
  /** The names of the options. */
  Options: list(z.string()),
  /** The option that the round takes if its player chooses none. */
  Default: z.string(),
  /** When it takes that option. */
  DefaultTime: z.string(),
  Chosen: z.optional(z.string()),
  /** Whether the round took the default without its player. */
  IsDefault: z.boolean(),
});
export type RoundChoice = z.infer<typeof RoundChoice>;

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
  /** Absent if the round opened no choice, and until the stake was taken. */
  Choice: z.optional(RoundChoice),
  /** The level before the round, of a game that collects symbols over rounds. */
  Level: z.optional(z.int()),
  /** The free spins that paid the stake. Absent if the player paid it. */
  GrantID: z.optional(z.string()),
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

/** A line of the history. */
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
  {
    Win: Coins,
    Jackpots: list(JackpotHit),
    /** Only if the request asks for it, and absent as in `RoundView`. */
    Outcome: z.optional(RoundOutcome),
  },
);
export type HistoryEntry = z.infer<typeof HistoryEntry>;
