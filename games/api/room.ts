import * as z from 'zod/mini';
import { Emote } from './emote.ts';
import { GAME_FAILURES } from './failures.ts';
import { SHOT_REFUSALS } from './fish.ts';
import { BET_REFUSALS, OwnTableBet, SeatChips, TableBetRequest, TableRoundHead, TakeBackRequest } from './table.ts';

/** Bounds of the socket of a room. */
export const ROOM_LIMITS = {
  /** A frame of a client, in bytes. A longer one closes the socket (1009). */
  frameBytes: 4096,
  /** Frames of a client in a second. More close the socket (1008). */
  framesPerSecond: 20,
  /** The first frame has to arrive within this time, or the socket closes (1008). */
  enterMs: 10_000,
  /** Unsent bytes after which a slow client is cut off. */
  unsentBytes: 256 * 1024,
  /** The server pings a connection this often, and cuts it off if nothing arrives for three times as long. */
  pingMs: 5000,
  /** A client sends `beat` this long after the last frame that arrived. */
  beatMs: 5000,
  /** Changes that all players see are gathered for this time. */
  gatherMs: 100,
  /** A player shows an emote this often at most. */
  emoteMs: 3000,
  /** Players at a table. */
  seats: 200,
} as const;

/** Codes that close the socket of a room. */
export const ROOM_CLOSE = {
  /** The player has left the seat. */
  left: 1000,
  policyViolation: 1008,
  tooBig: 1009,
  /** The process stops, or another one runs the room. Connect again. */
  restart: 1012,
  /** Too many connections. */
  overload: 1013,
  /** The token belongs to no session any more. */
  sessionEnded: 4001,
  /** The same player has entered by another connection. */
  displaced: 4003,
  /** The platform accepts no stakes of the player now. */
  seatFree: 4004,
} as const;

/** The refusals of a room besides those of bets and of the game server. */
export const ROOM_FAILURES = {
  ROOM_FULL: 'The room has no free seat.',
  ROOM_UNKNOWN: 'The player cannot enter the room: it is none of this game and brand.',
  NOT_ENTERED: 'The first call is enterRoom.',
  EMOTE_SOON: 'The last emote is less than 3 s ago.',
} as const satisfies Readonly<Record<string, string>>;

export const ROOM_REFUSALS = { ...GAME_FAILURES, ...SHOT_REFUSALS, ...BET_REFUSALS, ...ROOM_FAILURES } as const;
export type RoomRefusal = keyof typeof ROOM_REFUSALS;
const REFUSALS = Object.keys(ROOM_REFUSALS) as [RoomRefusal, ...RoomRefusal[]];

const Text = z.string().check(z.maxLength(200));
const Coins = z.int().check(z.minimum(0));
const Nothing = z.object({});

/** A player in a room, as the player lets others see the name and the picture. */
export const SeatView = z.object({
  /** The same as long as the player's session of the game lasts, also after a reconnect. */
  SeatID: z.string(),
  Name: z.optional(z.string()),
  /** The address of the picture. */
  Picture: z.optional(z.string()),
});
export type SeatView = z.output<typeof SeatView>;

const HistoryResult = z.object({ TableRoundID: z.string(), Result: z.record(z.string(), z.array(z.int())) });

/** A table as all of its players see it. It is serialised once for all of them. */
export const SharedTable = z.object({
  /** Rises by one with each `table` push. */
  Revision: z.int(),
  /** The time of the server. */
  Now: z.string(),
  /** Absent before the first round. */
  Round: z.optional(TableRoundHead),
  /** Coins that the wallet took, by seat and place. */
  Chips: z.array(SeatChips),
  /** The players who are connected, those who come back within 5 s, and those with chips on the table. */
  Seats: z.array(SeatView),
  /** Earlier results and the drawn one of the round, the newest first. At most 100. */
  History: z.array(HistoryResult),
});
export type SharedTable = z.output<typeof SharedTable>;

/** The player's own bets and figures, which no other player sees. */
export const OwnTable = z.object({
  /** The player's bets of the round. */
  Bets: z.array(OwnTableBet),
  /** Absent if the wallet did not answer. */
  Balance: z.optional(Coins),
  /** Coins staked and won in drawn rounds since `StartTime`. Their difference is the net position. */
  Staked: Coins,
  Won: Coins,
  StartTime: z.string(),
});
export type OwnTable = z.output<typeof OwnTable>;

/** How a request to join a friend ended. `full`: the nearest free room. */
export const JoinState = z.enum(['beside', 'full', 'gone', 'otherBrand']);
export type JoinState = z.output<typeof JoinState>;

/** A drawn round with the player's bets. */
const EndedRound = z.extend(HistoryResult, { DrawTime: z.string(), Bets: z.array(OwnTableBet) });
export type EndedRound = z.output<typeof EndedRound>;

/** Everything that a client needs to show a table, also after a reconnect. */
export const TableState = z.object({
  RoomID: z.string(),
  /** Counts the tables of a game and brand, from 1. */
  Number: z.int(),
  GameCode: z.string(),
  Brand: z.string(),
  /** `GOLD`, or `DEMO` for coins of a demo, which are worth nothing. */
  Currency: z.string(),
  /** When the wallet stops accepting stakes. */
  Expires: z.string(),
  /** The player's own seat. */
  SeatID: z.string(),
  Settings: z.object({
    Chips: z.readonly(z.array(z.int())),
    /** The least and the most coins of a player on a place in a round. */
    LeastStake: Coins,
    MostStake: Coins,
    /** The least and the most coins of all bets of a player in a round. */
    MinBet: Coins,
    MaxBet: Coins,
    /** The most coins that the table pays in a round, to all players together. */
    MostPayout: Coins,
    /** Bets are accepted for so long, and a round lasts at least so long. */
    BetsMs: z.int(),
    RoundMs: z.int(),
  }),
  Shared: SharedTable,
  Own: OwnTable,
  /** The player's last bets before `Shared.Round`. A client that has not shown their result, since it was cut off, shows it now. */
  LastRound: z.optional(EndedRound),
  /** The wallet's ids of the player's last rounds at the table, by which a round is verified. */
  OwnRounds: z.array(z.object({ TableRoundID: z.string(), RoundID: z.string() })),
  /** Only of the first entrance after a launch that joins a friend. */
  Joined: z.optional(JoinState),
});
export type TableState = z.output<typeof TableState>;

export const EnterRequest = z.object({
  /** The room of a friend, or the one from before a reconnect. Without it the server finds a room with a free seat. */
  RoomID: z.optional(Text),
});
export type EnterRequest = z.output<typeof EnterRequest>;

const call = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType<object>>(
  request: Request,
  answer: Answer,
) => ({ request, answer });

/**
 * The calls over the socket of a room, `/room` of the game server. Each is a frame of JSON, a `RoomRequest`. The first call is `enterRoom`,
 * and its frame has the token of the session.
 */
export const ROOM_CALLS = {
  enterRoom: call(EnterRequest, TableState),
  bet: call(TableBetRequest, OwnTableBet),
  takeBack: call(TakeBackRequest, OwnTableBet),
  emote: call(z.object({ Emote }), Nothing),
  /** Asks whether the server is still there. */
  beat: call(Nothing, z.object({ Now: z.string() })),
} as const;
export type RoomCallName = keyof typeof ROOM_CALLS;
export type RoomRequestOf<Name extends RoomCallName> = z.output<(typeof ROOM_CALLS)[Name]['request']>;
export type RoomAnswerOf<Name extends RoomCallName> = z.output<(typeof ROOM_CALLS)[Name]['answer']>;

/** A call. The client chooses the `ID`, and the answer has the same. */
export const RoomRequest = z.object({
  ID: z.int(),
  Call: z.string().check(z.maxLength(32)),
  /** Only of `enterRoom`. */
  Token: z.optional(Text),
  Body: z.unknown(),
});
export type RoomRequest = z.output<typeof RoomRequest>;

export const RoomFailureBody = z.object({
  Code: z.enum(REFUSALS),
  /** English, for developers. */
  Message: z.string(),
  Field: z.optional(z.string()),
});
export type RoomFailureBody = z.output<typeof RoomFailureBody>;

export const RoomAnswer = z.object({
  ID: z.int(),
  Answer: z.optional(z.unknown()),
  Failure: z.optional(RoomFailureBody),
});
export type RoomAnswer = z.output<typeof RoomAnswer>;

/** Changes that all players see. An absent field has not changed. `mergeTable` applies them. */
const TablePush = z.object({
  Push: z.literal('table'),
  Revision: z.int(),
  Now: z.string(),
  /** Another `TableRoundID` than before takes all chips away. A drawn round is the first of the history. */
  Round: z.optional(TableRoundHead),
  /** The seats whose chips changed. Without places the seat has none any more. */
  Chips: z.optional(z.array(SeatChips)),
  /** New players, and those whose name or picture changed. */
  Seats: z.optional(z.array(SeatView)),
  /** The seats of players who left. */
  Left: z.optional(z.array(z.string())),
  /** Emotes that players showed since the push before. */
  Emotes: z.optional(z.array(z.object({ SeatID: z.string(), Emote }))),
});
export type TablePush = z.output<typeof TablePush>;

export const RoomPush = z.discriminatedUnion('Push', [TablePush, z.object({ Push: z.literal('own'), Own: OwnTable })]);
export type RoomPush = z.output<typeof RoomPush>;
