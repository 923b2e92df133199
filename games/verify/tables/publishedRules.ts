import * as z from 'zod/mini';

const Pay = z.int().check(z.minimum(1));
const head = { code: z.string(), version: Pay };

const Baccarat = z.object({
  ...head,
  kind: z.literal('baccarat'),
  packs: Pay,
  pays: z.object({ player: Pay, banker: Pay, tie: Pay, playerPair: Pay, bankerPair: Pay }),
});
const SicBo = z.object({
  ...head,
  kind: z.literal('sicBo'),
  pays: z.object({
    half: Pay,
    anyTriple: Pay,
    triple: Pay,
    double: Pay,
    totals: z.array(Pay),
    pair: Pay,
    single: z.array(Pay),
  }),
});
const Wheel = z.object({
  ...head,
  kind: z.literal('wheel'),
  fields: z.array(z.array(z.string())),
  pays: z.record(z.string(), Pay),
});
const Doors = z.object({
  ...head,
  kind: z.literal('doors'),
  pays: z.object({ door: Pay, allDoors: Pay, noDoor: Pay, housePair: Pay }),
});

export type BaccaratRules = z.infer<typeof Baccarat>;
export type SicBoRules = z.infer<typeof SicBo>;
export type WheelRules = z.infer<typeof Wheel>;
export type DoorsRules = z.infer<typeof Doors>;

/** The parts of a published `rules.json` that decide a round. docs/fairness.md describes them. */
const PublishedRules = z.discriminatedUnion('kind', [Baccarat, SicBo, Wheel, Doors]);
export type PublishedRules = z.infer<typeof PublishedRules>;

/** Returns undefined if the bytes are not the `rules.json` of a table. */
export function readPublishedRules(bytes: Uint8Array): PublishedRules | undefined {
  try {
    return PublishedRules.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
