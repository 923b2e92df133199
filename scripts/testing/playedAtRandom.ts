import * as z from 'zod/mini';

const environment = z
  .object({
    PROPERTY_RUNS: z._default(z.enum(['few', 'many']), 'few'),
    PROPERTY_SEED: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  })
  .parse(process.env);

/** Few in `npm test`, many in `npm run test:long`. */
export const played = (few: number, many: number): number => (environment.PROPERTY_RUNS === 'many' ? many : few);

/** The seed of random tests. It differs each time and is part of the test's title; `PROPERTY_SEED` sets it. */
export const SEED = environment.PROPERTY_SEED ?? Date.now() % 2 ** 31;
