import { valueAt, weightOf } from '../draws/Draws.ts';
import type { Draws } from '../draws/Draws.ts';
import type { Fish, FishFile } from './schema.ts';

const BASIS_POINTS = 10_000;

/** The chance of a hit as a fraction of whole numbers. */
export interface HitChance {
  readonly hits: number;
  readonly of: number;
}

/**
 * The chance that a shot catches a fish: the return divided by the mean of its multiples. No other quantity changes it: a fish has no health,
 * and seat, cannon, player and moment do not count.
 */
export function hitChance({ basisPoints }: FishFile, { multiples }: Fish): HitChance {
  const paid = multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
  return { hits: basisPoints * weightOf(multiples), of: BASIS_POINTS * paid };
}

/**
 * Decides a shot that meets a fish. The first draw decides the hit. The second draw decides the multiple, if the fish is hit and has several.
 *
 * @returns the multiple that the shot pays, or 0 for a miss
 * @throws RangeError for a fish that the room does not have
 */
export function playShot(file: FishFile, code: string, draws: Draws): number {
  const fish = file.fish.find((candidate) => candidate.code === code);
  if (fish === undefined) throw new RangeError(`the room has no fish ${code}`);
  const { hits, of } = hitChance(file, fish);
  draws.startBlock();
  if (draws.below(of) >= hits) return 0;
  const [only, ...others] = fish.multiples;
  if (only !== undefined && others.length === 0) return only.multiple;
  return valueAt(fish.multiples, draws.below(weightOf(fish.multiples))).multiple;
}
