import { z } from 'zod';
import { Amount } from './identifiers.ts';

export const GameCategory = z.enum(['slot', 'fish', 'table']);
export type GameCategory = z.infer<typeof GameCategory>;
export const GameNames = z.object({ zh_tw: z.string(), en_us: z.string(), id_id: z.string(), vi_vn: z.string() });

/** One game of the lobby (answer of 13110; specification 1 §3). Bets in gold; `Jackpot` is 0 where there is none. */
export const Game = z.object({
  GameCode: z.string(),
  GameNames,
  Provider: z.string(),
  Category: GameCategory,
  Hot: z.boolean(),
  New: z.boolean(),
  Jackpot: Amount,
  MinBet: Amount,
  MaxBet: Amount,
  /** 1 low, 2 medium, 3 high. */
  Volatility: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Whether it can be launched; false until its provider stands (decisions §8). */
  Playable: z.boolean(),
});
export type Game = z.infer<typeof Game>;

/** One line of the ticker: 1 a player's win, 2 a notice of the operator. */
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

/** The id of a round, as its game server gave it. */
export const RoundID = z.string().regex(/^[A-Za-z0-9:_-]{1,64}$/, 'must be a round id');
export const GameCode = z.string().regex(/^[A-Za-z0-9-]{1,32}$/, 'must be a game code');
