import * as z from 'zod/mini';

const Whole = z.int().check(z.minimum(0));
const Positive = z.int().check(z.minimum(1));

/** The parts of a published `maths.json` that decide a round of a line game. docs/fairness.md describes them. */
const PublishedGame = z.object({
  code: z.string(),
  version: Positive,
  rows: Positive,
  lines: z.array(z.array(Whole)),
  pays: z.record(z.string(), z.record(z.string(), Positive)),
  wild: z.optional(z.string()),
  scatter: z.optional(z.string()),
  freeSpins: z.optional(z.object({ atLeast: Positive, spins: Positive, ladder: z.array(Positive) })),
  cap: Positive,
  jackpots: z.array(z.object({ name: z.string(), odds: z.int().check(z.minimum(1), z.maximum(2 ** 32)) })),
  strips: z.record(z.string(), z.array(z.string())),
  variants: z.array(z.object({ name: z.string(), base: z.string(), free: z.optional(z.string()) })),
});
export type PublishedGame = z.infer<typeof PublishedGame>;

/** Returns undefined if the bytes are not the `maths.json` of a line game. */
export function readPublishedGame(bytes: Uint8Array): PublishedGame | undefined {
  try {
    return PublishedGame.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
