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

export interface ShotOutcome {
  /** The multiple of its stake that the shot pays. 0 for a miss. */
  readonly multiple: number;
  /** The names of the pools that it wins, also if it misses. */
  readonly jackpots: readonly string[];
}

/**
 * Decides a shot that meets a fish. The first draw decides the hit. The second draw decides the multiple, if the fish is hit and has several.
 * The pools are drawn in a block of their own: a draw below the odds wins if it is less than the coins of the stake.
 *
 * @param stake coins of the shot
 * @throws RangeError for a fish that the room does not have
 */
export function playShot(file: FishFile, code: string, stake: number, draws: Draws): ShotOutcome {
  const fish = file.fish.find((candidate) => candidate.code === code);
  if (fish === undefined) throw new RangeError(`the room has no fish ${code}`);
  draws.startBlock();
  const multiple = drawMultiple(file, fish, draws);
  if (file.jackpots.length > 0) draws.startBlock();
  const jackpots = file.jackpots.flatMap(({ name, odds }) => (draws.below(odds) < stake ? [name] : []));
  return { multiple, jackpots };
}

function drawMultiple(file: FishFile, fish: Fish, draws: Draws): number {
  const { hits, of } = hitChance(file, fish);
  if (draws.below(of) >= hits) return 0;
  const [only, ...others] = fish.multiples;
  if (only !== undefined && others.length === 0) return only.multiple;
  return valueAt(fish.multiples, draws.below(weightOf(fish.multiples))).multiple;
}
