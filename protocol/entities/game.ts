import * as z from 'zod/mini';
import { Amount, Time } from './identifiers.ts';

export const GameCategory = z.enum(['slot', 'fish', 'table']);
export type GameCategory = z.infer<typeof GameCategory>;
export const GameNames = z.object({ zh_tw: z.string(), en_us: z.string(), id_id: z.string(), vi_vn: z.string() });

/** A game of the lobby (answer of 13110; specification 1 §3). Bets in gold; `Jackpot` is 0 without one. */
export const Game = z.object({
  GameCode: z.string(),
  GameNames,
  Provider: z.string(),
  Category: GameCategory,
  /** Whether it is one of the five games with the most different players of the last 24 hours. No game below 20 players is hot. */
  Hot: z.boolean(),
  /** Whether it can be played and opened in the last 14 days. */
  New: z.boolean(),
  Jackpot: Amount,
  MinBet: Amount,
  MaxBet: Amount,
  /** 1 low, 2 rather low, 3 medium, 4 high, 5 very high: the scale of a game's PAR sheet (decision 0142). */
  Volatility: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** False until its provider exists (decisions §8). */
  Playable: z.boolean(),
  /** Address of its picture with Chinese lettering. Empty if there is none. */
  banner: z.string(),
  /** Whether the lobby lists it. An unlisted game keeps its sheet, and players with its code can play it. */
  isShow: z.boolean(),
});
export type Game = z.infer<typeof Game>;

/** A line of the ticker: 1 a player's win, 2 a notice of the operator. */
export const TickerItem = z.discriminatedUnion('Type', [
  z.object({
    Type: z.literal(1),
    ID: z.string(),
    PlayerName: z.string(),
    GameCode: z.string(),
    GameNames,
    Amount,
    CreateTime: z.string(),
  }),
  z.object({
    Type: z.literal(2),
    ID: z.string(),
    Texts: z.object({ zh_tw: z.string(), id_id: z.string(), vi_vn: z.string() }),
    CreateTime: z.string(),
  }),
]);
export type TickerItem = z.infer<typeof TickerItem>;

/** Jackpots by size; their prize levels are 101 to 104 (specification 1 §9). The vault and the combined pool are shared by games. */
export const JACKPOTS = ['grand', 'major', 'minor', 'mini', 'vault', 'pool'] as const;
export const JackpotName = z.enum(JACKPOTS);
export type JackpotName = z.infer<typeof JackpotName>;
/** The prizes that can be fixed multiples of the stake. */
export const FixedPrizeName = z.enum(['grand', 'major', 'minor', 'mini']);
export type FixedPrizeName = z.infer<typeof FixedPrizeName>;

/** The id of a round, from its game server. */
export const RoundID = z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,64}$/, 'must be a round id'));
export const GameCode = z.string().check(z.regex(/^[A-Za-z0-9-]{1,32}$/, 'must be a game code'));

/** The address of a game in a frame. Any other scheme could run in the page itself. */
export const GameAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** A recently entered or played game, with the player's machine. */
export const RecentGame = z.object({
  GameCode,
  MachineNo: z.int().check(z.minimum(1)),
  Rounds: z.int().check(z.minimum(0)),
  /** When it was last entered or played. */
  LastTime: Time,
  /** `choice` means that a round waits for a choice of the player, `round` that a round is not finished. Absent without such a round. */
  Unfinished: z.optional(z.enum(['choice', 'round'])),
});
export type RecentGame = z.infer<typeof RecentGame>;

/**
 * The jackpot grows, and becomes smaller only after a win. A value with an earlier WonTime is older. An empty WonTime means that it was
 * never won.
 */
export const JackpotAmount = z.object({ GameCode, Amount, WonTime: z.union([Time, z.literal('')]) });
export type JackpotAmount = z.infer<typeof JackpotAmount>;

export const GameSheet = z.object({
  Game,
  Favourite: z.boolean(),
  /** Basis points (9600 is 96 %). Null until the provider has published it. */
  ReturnToPlayer: z.nullable(z.int().check(z.minimum(0))),
  /** The names of wins by their multiple of the bet, smallest first. */
  PrizeLadder: z.array(z.object({ Name: z.enum(['honor', 'bigPrize']), Multiple: z.int().check(z.minimum(1)) })),
  /**
   * Its prizes, largest first, with their levels (specification 1 §9; 0 for a pool that games share). A prize that is not a pool is a
   * fixed multiple of the bet. None without a jackpot and a prize.
   */
  JackpotLevels: z.array(z.object({ Name: JackpotName, Level: z.int(), IsPool: z.boolean() })),
  /** Single rounds, largest first. */
  TopWins: z.array(z.object({ PlayerName: z.string(), Win: Amount, Bet: Amount, CreateTime: Time })),
  /** The address of its demo, for any visitor. It contains no gold. Absent if the provider has none, or the game cannot be played. */
  DemoURL: z.exactOptional(GameAddress),
});
export type GameSheet = z.infer<typeof GameSheet>;
