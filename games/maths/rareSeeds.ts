import * as z from 'zod/mini';

/** `games/catalogue/<code>/seeds.json`: seeds of rounds too rare for a search, by the name of the prize, or `fullBoard`. */
export const RareSeeds = z.record(
  z.string(),
  z.strictObject({
    /** 64 hexadecimal characters. */
    ServerSeed: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters')),
    /** The first round with both seeds wins the prize at every stake. */
    ClientSeed: z.string().check(z.regex(/^\S{1,64}$/, 'must be a client seed')),
  }),
);
export type RareSeeds = z.infer<typeof RareSeeds>;
