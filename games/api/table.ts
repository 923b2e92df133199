import * as z from 'zod/mini';

/** The reasons of a refused bet, for developers. */
export const BET_REFUSALS = {
  BETS_CLOSED: 'The bets of the round are closed.',
  UNKNOWN_PLACE: 'The table has no such place.',
  NOT_CHIPS: 'The coins of a place are no sum of chips.',
  TABLE_MINIMUM: 'The player has less on a place than the table accepts.',
  TABLE_MAXIMUM: 'The player has more on a place than the table accepts.',
  TABLE_FULL: 'The table could pay more in the round than its bound.',
  OUT_OF_RANGE: "The player's bets of the round are below or above the limits of the game.",
  BET_CHANGED: 'The id was used for another bet.',
  BET_UNKNOWN: 'The player has no such bet in the round.',
  CLIENT_SEED: 'A client seed has 1 to 64 letters, digits, "-" and "_".',
  FUNDS: 'The player has fewer coins than the bet.',
  LIMIT: 'A limit that the player set is reached.',
  BLOCKED: 'The account is disabled or paused. The seat is free.',
  GAME_CLOSED: 'The game cannot be played now. The seat is free.',
  SESSION_OVER: 'The game session or the sign-in is over. The seat is free.',
  WALLET: 'The wallet refuses the bet for another reason.',
  ROOM_MOVED: 'Another process runs the table. Connect again.',
} as const satisfies Readonly<Record<string, string>>;
export type BetRefusal = keyof typeof BET_REFUSALS;

const MOST_PLACES = 64;
const ClientID = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, "-", "_"'));
/** Coins by place. */
const Places = z.record(z.string().check(z.maxLength(32)), z.int().check(z.minimum(1))).check(
  z.refine((places) => {
    const { length } = Object.keys(places);
    return length > 0 && length <= MOST_PLACES;
  }, `must have 1 to ${MOST_PLACES} places`),
);

/** Confirms a bet. */
export const TableBetRequest = z.object({
  TableRoundID: z.string(),
  /** A random id of the client. A repeated request has the same one and makes no second bet. */
  ClientBetID: ClientID,
  Places,
  /** Made by the client. The round's message contains it. */
  ClientSeed: z.string(),
});
export type TableBetRequest = z.output<typeof TableBetRequest>;

/** Takes a bet back, before the bets are closed. */
export const TakeBackRequest = z.object({ TableRoundID: z.string(), ClientBetID: ClientID });
export type TakeBackRequest = z.output<typeof TakeBackRequest>;

const Coins = z.int().check(z.minimum(0));

/** A bet as its own player sees it. */
export const OwnTableBet = z.object({
  BetID: z.string(),
  /** The client's id, by which it is taken back. */
  ClientBetID: z.optional(ClientID),
  /** The wallet's round of the player's bets, by which it is verified. */
  RoundID: z.string(),
  Places: z.record(z.string(), z.int()),
  Stake: Coins,
  State: z.enum(['staking', 'refused', 'taken', 'returning', 'returned', 'paying', 'paid']),
  /** The coins that it returns. Absent until the round is drawn. */
  Win: z.optional(Coins),
  Reason: z.optional(z.string()),
  /** The player's coins after the wallet took, returned or paid it. Absent before. */
  Balance: z.optional(Coins),
});
export type OwnTableBet = z.output<typeof OwnTableBet>;

const Result = z.record(z.string(), z.array(z.int()));

/** The chips of a player on the table. */
export const SeatChips = z.object({ SeatID: z.string(), Places: z.record(z.string(), z.int()) });
export type SeatChips = z.output<typeof SeatChips>;

/** A round without its chips. */
export const TableRoundHead = z.object({
  TableRoundID: z.string(),
  State: z.enum(['betting', 'drawn', 'closed']),
  Rules: z.string(),
  /** The commitment of the chain of server seeds, and the number of the round in it. */
  Commitment: z.string(),
  Nonce: z.int(),
  OpenTime: z.string(),
  BetsEnd: z.string(),
  EndTime: z.string(),
  /** Absent until the round is drawn. */
  Drawn: z.optional(
    z.object({ ClientSeeds: z.array(z.string()), ServerSeed: z.string(), Result, DrawTime: z.string() }),
  ),
});
export type TableRoundHead = z.output<typeof TableRoundHead>;

export const TableRoundView = z.extend(TableRoundHead, {
  /** Coins that the wallet took, by seat and place. */
  Chips: z.array(SeatChips),
});
export type TableRoundView = z.output<typeof TableRoundView>;

/** A table as a player sees it, also after a late arrival. */
export const TableView = z.object({
  GameCode: z.string(),
  /** The time of the server. */
  Now: z.string(),
  /** Absent before the first round. */
  Round: z.optional(TableRoundView),
  OwnBets: z.array(OwnTableBet),
  /** Earlier results, the newest first. */
  History: z.array(z.object({ TableRoundID: z.string(), Result })),
});
export type TableView = z.output<typeof TableView>;

/** A round of a table as it is published, for its verification. */
export const TableRecord = z.object({
  TableRoundID: z.string(),
  GameCode: z.string(),
  Rules: z.string(),
  Commitment: z.string(),
  Nonce: z.int(),
  ClientSeeds: z.array(z.string()),
  /** Absent until the round is drawn. */
  ServerSeed: z.optional(z.string()),
  Result: z.optional(Result),
  /** The client seed of the player. Absent without a bet. */
  OwnSeed: z.optional(z.string()),
  /** The bets of the player that the round paid. */
  Bets: z.array(z.object({ BetID: z.string(), Places: z.record(z.string(), z.int()), Win: Coins })),
});
export type TableRecord = z.output<typeof TableRecord>;
