import * as z from 'zod/mini';

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters'));
const Coins = z.int().check(z.minimum(0));

/** A round of a table as the game server publishes it, with the bets of its reader. */
export const TableRecord = z.object({
  TableRoundID: z.string(),
  GameCode: z.string(),
  /** The SHA-256 of the played `rules.json`. */
  Rules: z.optional(Hash),
  /** The commitment of the chain of server seeds. */
  Commitment: z.optional(Hash),
  /** Counts the rounds of the chain. */
  Nonce: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Absent until the round is drawn. */
  ServerSeed: z.optional(Hash),
  /** The seeds of the players with a bet, in the order of their bets. */
  ClientSeeds: z.array(z.string()),
  /** The reader's own client seed. Absent without a bet. */
  OwnSeed: z.optional(z.string()),
  Result: z.optional(z.record(z.string(), z.array(z.int()))),
  /** Coins by place, and the coins that they returned. */
  Bets: z.array(z.object({ BetID: z.string(), Places: z.record(z.string(), Coins), Win: Coins })),
});
export type TableRecord = z.infer<typeof TableRecord>;
