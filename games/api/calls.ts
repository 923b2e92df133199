import * as z from 'zod/mini';
import { HistoryEntry, RoundView } from './round.ts';

const Coins = z.int().check(z.minimum(0));
const Text = z.string().check(z.maxLength(200));
/** The id is made by a page. */
const Name = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 letters, digits, points, dashes'));
const Nothing = z.object({});

/** A seed as a player sees it before it is revealed. */
export const SeedView = z.object({
  SeedID: z.string(),
  Commitment: z.string(),
  ClientSeed: z.string(),
  /** The nonce of the next round. */
  Nonce: z.int(),
});
export type SeedView = z.infer<typeof SeedView>;

/** `Pool` is the id of a pool that several games share. */
const Jackpot = z.object({ Name: z.string(), Amount: Coins, Pool: z.optional(z.string()) });
export type Jackpot = z.infer<typeof Jackpot>;

/** Free spins at a stake. */
const SpinGrant = z.object({ GrantID: z.string(), Stake: Coins, Count: z.int(), Left: z.int(), Expires: z.string() });
export type SpinGrant = z.infer<typeof SpinGrant>;

/** Everything that a client needs to continue the session. */
const SessionState = z.object({
  GameCode: z.string(),
  Brand: z.string(),
  Variant: z.string(),
  /** The SHA-256 of the `maths.json` of the next round. */
  Maths: z.string(),
  /** `GOLD`, or `DEMO` for coins of a demo, which are worth nothing. */
  Currency: z.string(),
  /** Left out if the wallet does not answer. */
  Balance: z.optional(Coins),
  Stakes: z.readonly(z.array(Coins)),
  LastStake: Coins,
  LastStakeTime: z.string(),
  /** Coins staked and won since `StartTime`. Their difference is the net position. */
  Staked: Coins,
  Won: Coins,
  StartTime: z.string(),
  /** The time of the game server at the read. A device's clock can be wrong. */
  Now: z.string(),
  Expires: z.string(),
  Jackpots: z.readonly(z.array(Jackpot)),
  /** The level of each of `Stakes`, after the last round. Only of a game that collects symbols over rounds. */
  Levels: z.optional(z.readonly(z.array(z.object({ Stake: Coins, Level: z.int() })))),
  /** The free spins that the player can use, by the time of their end. */
  Grants: z.optional(z.readonly(z.array(SpinGrant))),
  Next: SeedView,
  /** The round that no client has shown to its end. */
  OpenRound: z.optional(RoundView),
  /** The round before, if none is open. The reels show it. */
  LastRound: z.optional(RoundView),
});
export type SessionState = z.infer<typeof SessionState>;

const call = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType<object>>(parts: {
  readonly request: Request;
  readonly answer: Answer;
  /** Whether the call needs no token of a session. */
  readonly isPublic?: true;
}) => parts;

/**
 * The calls of a game's client to the game server, each `POST /api/<name>` with a JSON body and the header
 * `Authorization: Bearer <token>`, or the same over a MessagePort (`port.ts`).
 */
export const GAME_CALLS = {
  /** Exchanges a launch token of the platform for the token of a session. `Demo` opens a demo instead, without a launch token. */
  openSession: call({
    request: z.object({
      LaunchToken: z.optional(Text),
      /** A random id of the client. A launch token can be used again only with the id of its first use: an answer may be lost. */
      OpeningID: z.optional(Name),
      /** `Visitor` is a random id that the page keeps: the same visitor continues the same demo. */
      Demo: z.optional(z.object({ Brand: Name, Visitor: Name })),
      GameCode: Text,
    }),
    answer: z.object({ Token: z.string() }),
    isPublic: true,
  }),
  readState: call({ request: Nothing, answer: SessionState }),
  spin: call({
    request: z.object({
      Stake: Coins,
      /** The free spins that pay the stake. */
      GrantID: z.optional(Text),
      /** Seed and nonce that the client shows for the round. A repeated request names the same and gets the same round. */
      SeedID: Text,
      Nonce: z.int(),
    }),
    answer: RoundView,
  }),
  /**
   * Chooses an option of a round that waits for its player. The first choice counts: a repeated request gets the same round, also with
   * another option.
   */
  choose: call({ request: z.object({ RoundID: Text, Option: Text }), answer: RoundView }),
  /** Records that the client has shown the round to its end. */
  close: call({ request: z.object({ RoundID: Text }), answer: Nothing }),
  rotateSeed: call({
    request: Nothing,
    answer: z.object({
      Revealed: z.object({ SeedID: z.string(), ServerSeed: z.string(), Commitment: z.string() }),
      Next: SeedView,
    }),
  }),
  setClientSeed: call({ request: z.object({ ClientSeed: Text }), answer: SeedView }),
  listRounds: call({
    /** With `Outcomes` a page has fewer rounds, each with its outcome, so that its boards need no call of their own. */
    request: z.object({
      Cursor: z.optional(Text),
      Limit: z.optional(z.int()),
      Outcomes: z.optional(z.boolean()),
    }),
    answer: z.object({
      Rounds: z.readonly(z.array(HistoryEntry)),
      /** The cursor of the next page. Empty at the end. */
      Next: z.string(),
    }),
  }),
  readRound: call({ request: z.object({ RoundID: Text }), answer: RoundView }),
  /** Returns the current jackpots of a brand's game. */
  readJackpots: call({
    request: z.object({ Brand: Text, GameCode: Text }),
    answer: z.object({ Jackpots: z.readonly(z.array(Jackpot)) }),
    isPublic: true,
  }),
} as const;

export type GameCallName = keyof typeof GAME_CALLS;
export type GameRequest<Name extends GameCallName> = z.infer<(typeof GAME_CALLS)[Name]['request']>;
export type GameAnswer<Name extends GameCallName> = z.infer<(typeof GAME_CALLS)[Name]['answer']>;
