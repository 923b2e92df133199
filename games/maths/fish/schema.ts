import * as z from 'zod/mini';
import { Name, strict, weighted, wholeFrom } from '../game/schemaParts.ts';

/** How a fish swims. Nothing of it changes a chance. */
const Swim = strict({
  /** The share of the fish in all fish that come. */
  weight: wholeFrom(1),
  /** The time from its first place to its last one. */
  seconds: wholeFrom(5),
  /** A shot meets the fish within this distance, in units of the field. */
  radius: wholeFrom(1),
});

const Pool = strict({
  name: Name,
  /** Coins that the pool begins with. */
  seed: wholeFrom(0),
  /** The share of each stake that raises it, in millionths. */
  contribution: wholeFrom(0),
  /** Each coin of a shot wins it once in this many shots. */
  odds: z.int().check(z.minimum(1), z.maximum(2 ** 32)),
});

const Fish = strict({
  code: Name,
  swim: Swim,
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
  /** The pools. Each is drawn with each shot, in proportion to its stake. */
  jackpots: z.array(Pool),
  fish: z.array(Fish).check(z.minLength(1, 'must have a fish')),
});
export type FishFile = z.infer<typeof FishFile>;
