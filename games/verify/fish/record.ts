import * as z from 'zod/mini';

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters'));
const Coins = z.int().check(z.minimum(0));
const Nonce = z.int().check(z.minimum(1));

/** A window of shots as the game server publishes it to its player. */
export const FishRecord = z.object({
  WindowID: z.string(),
  GameCode: z.string(),
  /** The SHA-256 of the played `rules.json`. */
  Rules: z.optional(Hash),
  /** The SHA-256 of the server seed. */
  Commitment: z.optional(Hash),
  /** Absent until the player reveals it. */
  ServerSeed: z.optional(Hash),
  ClientSeed: z.string(),
  /** The stake of each shot. */
  Stake: z.int().check(z.minimum(1)),
  Fired: z.int(),
  Win: Coins,
  Shots: z
    .array(
      z.object({
        Nonce,
        Fish: z.string(),
        Multiple: z.int(),
        Win: Coins,
        Jackpots: z.array(z.object({ Name: z.string(), Coins })),
      }),
    )
    .check(z.maxLength(100)),
});
export type FishRecord = z.infer<typeof FishRecord>;
