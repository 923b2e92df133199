import * as z from 'zod/mini';

/** The time of the platform's request, in milliseconds since 1970. */
export const PLATFORM_TIME_HEADER = 'x-platform-timestamp';
/** HMAC-SHA-256 in hexadecimal: of `roundRequestText`, with the declaration's `Rounds.Secret` as the key. */
export const PLATFORM_SIGNATURE_HEADER = 'x-platform-signature';
export const MAX_ROUND_BYTES = 1024 * 1024;

/** The most rounds of one request. */
export const MAX_ROUNDS = 50;

/**
 * The signed text of the platform's request.
 * @param round a round, several rounds with commas between them, or the game whose pictures are asked for without a user
 */
export const roundRequestText = (timestamp: string, user: string, round: string): string =>
  `${timestamp}:${user}:${round}`;

const Name = z.string().check(z.minLength(1), z.maxLength(32));
const Cell = z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]);

/** The board of a round in small: of its spin that paid most. */
export const PublishedBoard = z.object({
  /** The symbols of each reel, from the top. */
  columns: z.array(z.array(Name).check(z.minLength(1), z.maxLength(12))).check(z.minLength(1), z.maxLength(12)),
  /** The cells that won, as reel and row from 0. */
  marked: z.optional(z.array(Cell).check(z.maxLength(144))),
  /** The win that paid most: a line if the game has lines, its symbol, and how many of them. */
  win: z.optional(z.object({ line: z.optional(z.int()), symbol: Name, count: z.int() })),
});
export type PublishedBoard = z.output<typeof PublishedBoard>;

/** The answer to a request for the boards of a player's rounds. Rounds without a board are left out. */
export const PublishedBoards = z.object({
  rounds: z.array(z.object({ round: z.string(), board: PublishedBoard })).check(z.maxLength(MAX_ROUNDS)),
});
export type PublishedBoards = z.output<typeof PublishedBoards>;

const Picture = z
  .string()
  .check(z.regex(/^data:image\/(svg\+xml|png|webp|avif)[;,]/, 'must be a picture as a data URL'));

/** The pictures of a game's symbols by name, as data URLs. */
export const PublishedSymbols = z.object({ symbols: z.record(z.string(), Picture) });
export type PublishedSymbols = z.output<typeof PublishedSymbols>;

/** A round as its provider publishes it to the player of the round (docs/providers.md). */
export const PublishedRound = z.object({
  /** The facts of the round, in the provider's own form. The page that verifies it parses them. */
  record: z.record(z.string(), z.unknown()),
  /** The text of the published file of the game's mathematics. */
  maths: z.optional(z.string()),
  symbols: z.optional(z.record(z.string(), Picture)),
  /**
   * The content of a replay, in the provider's own form. It is public to anyone with the address of a replay, so it
   * has neither seeds nor balances.
   */
  replay: z.optional(z.record(z.string(), z.unknown())),
});
export type PublishedRound = z.output<typeof PublishedRound>;
