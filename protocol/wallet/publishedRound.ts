import * as z from 'zod/mini';

/** The time of the platform's request, in milliseconds since 1970. */
export const PLATFORM_TIME_HEADER = 'x-platform-timestamp';
/** HMAC-SHA-256 in hexadecimal: of `roundRequestText`, with the declaration's `Rounds.Secret` as the key. */
export const PLATFORM_SIGNATURE_HEADER = 'x-platform-signature';
export const MAX_ROUND_BYTES = 1024 * 1024;

/** The signed text of the platform's request for a round. */
export const roundRequestText = (timestamp: string, user: string, round: string): string =>
  `${timestamp}:${user}:${round}`;

const Picture = z
  .string()
  .check(z.regex(/^data:image\/(svg\+xml|png|webp|avif)[;,]/, 'must be a picture as a data URL'));

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
