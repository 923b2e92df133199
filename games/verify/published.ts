import * as z from 'zod/mini';
import { publishedBoard, publishedFree } from './publishedBoard.ts';

const Whole = z.int().check(z.minimum(0));
const Positive = z.int().check(z.minimum(1));
const Text = z.optional(z.string());
const AtLeast = z.object({ atLeast: Positive });

const PublishedHold = z.object({
  coin: z.string(),
  atLeast: Positive,
  respins: Positive,
  coins: z.array(z.object({ pays: z.optional(Positive), prize: Text, jackpot: Text, weight: Positive })),
  blank: Positive,
  prizes: z.optional(z.record(z.string(), Positive)),
  full: z.optional(z.object({ multiple: z.optional(Positive), prize: Text, jackpot: Text })),
});
export type PublishedHold = z.infer<typeof PublishedHold>;

const PublishedTumble = z.object({
  rising: z.optional(z.array(Positive)),
  thrown: z.optional(
    z.object({ symbol: z.string(), multiples: z.array(z.object({ multiple: Positive, weight: Positive })) }),
  ),
});
export type PublishedTumble = z.infer<typeof PublishedTumble>;

const Prizes = z.array(z.object({ pays: Positive, weight: Positive }));

const PublishedChoice = z.object({
  symbol: z.string(),
  atLeast: Positive,
  default: z.string(),
  options: z.array(
    z.object({
      name: z.string(),
      prizes: z.optional(Prizes),
      spins: z.optional(Positive),
      ladder: z.optional(z.array(Positive)),
    }),
  ),
});
export type PublishedChoice = z.infer<typeof PublishedChoice>;

const PublishedLevel = z.object({
  symbol: z.string(),
  full: Positive,
  wheel: z.object({ fields: z.array(z.object({ pays: z.optional(Positive), jackpot: Text })) }),
});
export type PublishedLevel = z.infer<typeof PublishedLevel>;

/** The parts of a published `maths.json` that decide a round. docs/fairness.md describes them. */
const PublishedGame = z.object({
  code: z.string(),
  version: Positive,
  rows: Positive,
  lines: z.optional(z.array(z.array(Whole))),
  ways: z.optional(Positive),
  clusters: z.optional(AtLeast),
  anywhere: z.optional(AtLeast),
  pays: z.record(z.string(), z.record(z.string(), Positive)),
  wild: z.optional(z.string()),
  scatter: z.optional(z.string()),
  freeSpins: z.optional(
    z.object({
      atLeast: z.optional(Positive),
      tumbles: z.optional(Positive),
      spins: Positive,
      ladder: z.array(Positive),
      ...publishedFree,
    }),
  ),
  ...publishedBoard,
  tumble: z.optional(PublishedTumble),
  hold: z.optional(PublishedHold),
  choice: z.optional(PublishedChoice),
  level: z.optional(PublishedLevel),
  cap: Positive,
  jackpots: z.array(z.object({ name: z.string(), odds: z.int().check(z.minimum(1), z.maximum(2 ** 32)) })),
  strips: z.record(z.string(), z.array(z.string())),
  variants: z.array(z.object({ name: z.string(), base: z.string(), free: z.optional(z.string()) })),
});
export type PublishedGame = z.infer<typeof PublishedGame>;

/** Returns undefined if the bytes are not the `maths.json` of a game. */
export function readPublishedGame(bytes: Uint8Array): PublishedGame | undefined {
  try {
    return PublishedGame.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
