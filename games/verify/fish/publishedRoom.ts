import * as z from 'zod/mini';

const Whole = z.int().check(z.minimum(1));

/** The parts of a published `rules.json` that decide a shot. docs/fairness.md describes them. */
const PublishedRoom = z.object({
  code: z.string(),
  kind: z.literal('fish'),
  basisPoints: Whole,
  jackpots: z.array(z.object({ name: z.string(), odds: Whole })),
  fish: z.array(z.object({ code: z.string(), multiples: z.array(z.object({ multiple: Whole, weight: Whole })) })),
});
export type PublishedRoom = z.infer<typeof PublishedRoom>;

/** Returns undefined if the bytes are not the `rules.json` of a room of fishing. */
export function readPublishedRoom(bytes: Uint8Array): PublishedRoom | undefined {
  try {
    return PublishedRoom.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
