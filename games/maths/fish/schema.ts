import * as z from 'zod/mini';
import { Name, strict, weighted, wholeFrom } from '../game/schemaParts.ts';

const Fish = strict({
  code: Name,
  /** The multiples of the shot that a catch pays. A fish with several draws one by weight when it is caught. */
  multiples: z.array(weighted({ multiple: wholeFrom(2) })).check(z.minLength(1, 'must have a multiple')),
});
export type Fish = z.infer<typeof Fish>;

/** The rules of a fishing room. Its SHA-256 names the rules of a shot. */
export const FishFile = strict({
  code: Name,
  version: wholeFrom(1),
  kind: z.literal('fish'),
  /** The return of each fish, in hundredths of a percent. */
  basisPoints: z.int().check(z.minimum(1), z.maximum(9999)),
  /** The stakes of a shot, in coins. */
  cannons: z.array(wholeFrom(1)).check(z.minLength(1, 'must have a cannon')),
  fish: z.array(Fish).check(z.minLength(1, 'must have a fish')),
});
export type FishFile = z.infer<typeof FishFile>;
