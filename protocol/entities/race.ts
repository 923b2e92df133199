import * as z from 'zod/mini';
import { GameCategory, GameCode } from './game.ts';
import { Amount, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** The id of a race: its name in the economy's numbers, a brand for races of a brand, and the start in Taipei. */
export const RaceID = z
  .string()
  .check(z.regex(/^race-[a-z0-9-]{1,48}-\d{8}-\d{4}$/, 'must be the id of a race'), z.maxLength(64));

/** The ticket of a race in a reward, beside the items of `present.ts`. */
export const RACE_TICKET = 105;

/** The rounds that count: of one game, of a category, or of any game that was opened in a brand. */
export const RaceScope = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('game'), GameCode }),
  z.object({ Kind: z.literal('category'), Category: GameCategory }),
  z.object({ Kind: z.literal('brand'), Brand: z.string() }),
]);
export type RaceScope = z.infer<typeof RaceScope>;

/** Gold for each of the places `From` to `To`. */
export const RacePrize = z.object({ From: z.int().check(z.minimum(1)), To: z.int().check(z.minimum(1)), Gold: Amount });
export type RacePrize = z.infer<typeof RacePrize>;

/** The published terms of a race. They do not change after the first player entered. */
export const RaceTerms = z.object({
  BattleID: z.string(),
  Scope: RaceScope,
  /** `ticket` takes a ticket of the player. */
  Entry: z.enum(['free', 'ticket']),
  /** The first rounds after the entry that count. */
  Rounds: z.int().check(z.minimum(1)),
  StartTime: Time,
  /** A round whose stake is taken later does not count. */
  EndTime: Time,
  /** Rounds that are still open at the end count until this time. The places are final after it. */
  FinalTime: Time,
  Prizes: z.array(RacePrize),
});
export type RaceTerms = z.infer<typeof RaceTerms>;

/** A race of the bonus battles, with the caller's part in it. */
export const Race = z.extend(RaceTerms, {
  /** `closing`: no stake counts any more, and the places are not final yet. */
  State: z.enum(['upcoming', 'open', 'closing', 'settled']),
  Players: z.int().check(z.minimum(0)),
  Own: z.object({
    Joined: z.boolean(),
    /** The counted rounds so far, open ones included. */
    Rounds: z.int().check(z.minimum(0)),
    /** The sum of win divided by stake over the counted rounds, in hundredths. */
    Score: Amount,
    /** 0 without a score. Equal scores have the same rank. */
    Rank: z.int().check(z.minimum(0)),
    /** The worth of the place now, and the payment once the race is settled. Equal scores share the prizes of their places. */
    Prize: Amount,
    /** Why the player is out: an earlier account of the same phone takes part, or the account is disabled. */
    Out: z.enum(['', 'phone', 'disabled']),
  }),
});
export type Race = z.infer<typeof Race>;

/** A place in a race. `Score` is in hundredths. */
export const RacePlace = z.object({
  Rank: z.int().check(z.minimum(1)),
  Player: PlayerSummary,
  Rounds: z.int().check(z.minimum(0)),
  Score: Amount,
  Prize: Amount,
});
export type RacePlace = z.infer<typeof RacePlace>;

/** Tickets that a player got together. */
export const RaceTickets = z.object({
  TicketID: z.string(),
  Count: z.int().check(z.minimum(1)),
  Used: z.int().check(z.minimum(0)),
  /** Their origin: `challenge`, `passTicket` … */
  Source: z.string(),
  CreateTime: Time,
  ExpireTime: Time,
});
export type RaceTickets = z.infer<typeof RaceTickets>;
