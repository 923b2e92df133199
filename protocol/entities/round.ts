import * as z from 'zod/mini';
import { GameCode, GameNames, JackpotName, RoundID } from './game.ts';
import { Amount, Time } from './identifiers.ts';

/** A round of the caller, as the ledger posted it. */
export const OwnRound = z.object({
  RoundID,
  GameCode,
  GameNames,
  Bet: Amount,
  /** Whether the house paid the bet, of a free spin. Absent if the player paid it. */
  IsFree: z.exactOptional(z.literal(true)),
  /** Includes a jackpot. */
  Win: Amount,
  Jackpot: z.nullable(JackpotName),
  CreateTime: Time,
  /** Whether its provider publishes rounds, so that the page of the round can verify it. */
  Verifiable: z.boolean(),
  /** The signed address of its replay, valid for a day. Absent until the round is closed, and in games of rooms and tables. */
  ReplayURL: z.exactOptional(z.url()),
});
export type OwnRound = z.infer<typeof OwnRound>;

/** A day in Taipei, as `2026-11-27`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, as 2026-11-27'));

/** The board of a round in a compact form. */
export const RoundBoard = z.object({
  RoundID,
  /** The symbols of each reel, from the top. */
  Columns: z.array(z.array(z.string())),
  /** The cells that won, as reel and row from 0. */
  Marked: z.array(z.tuple([z.int(), z.int()])),
  /** The win that paid most. Absent if the board has no win. */
  Best: z.exactOptional(
    z.object({
      /** Absent in a game without lines. */
      Line: z.exactOptional(z.int()),
      Symbol: z.string(),
      Count: z.int(),
    }),
  ),
});
export type RoundBoard = z.infer<typeof RoundBoard>;

/** The finished rounds of a day in Taipei. */
export const RoundDay = z.object({ Day, Rounds: z.int().check(z.minimum(0)), Bet: Amount, Win: Amount });
export type RoundDay = z.infer<typeof RoundDay>;

/** The provider's facts of a round, and the ledger's entries. */
export const RoundProof = z.object({
  Round: OwnRound,
  /** `none` means that the provider publishes no rounds, or does not know this round. `unreachable` means that it does not answer now. */
  State: z.enum(['published', 'none', 'unreachable']),
  /** In the provider's own form. */
  Record: z.exactOptional(z.record(z.string(), z.unknown())),
  /** The text of the published file of the game. */
  Maths: z.exactOptional(z.string()),
  /** Pictures of symbols, as data URLs. */
  Symbols: z.exactOptional(z.record(z.string(), z.string())),
});
export type RoundProof = z.infer<typeof RoundProof>;
