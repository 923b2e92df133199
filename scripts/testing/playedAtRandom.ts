import * as z from 'zod/mini';

const environment = z
  .object({
    PROPERTY_RUNS: z._default(z.enum(['few', 'many']), 'few'),
    PROPERTY_SEED: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  })
  .parse(process.env);

/** How often a test plays at random: few times in `npm test`, many in `npm run test:long`. */
export const played = (few: number, many: number): number => (environment.PROPERTY_RUNS === 'many' ? many : few);

/** What a test at random is drawn from: another number each time, told in the test's title, unless `PROPERTY_SEED` gives one. */
export const SEED = environment.PROPERTY_SEED ?? Date.now() % 2 ** 31;
