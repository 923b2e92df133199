import { createSecretKey } from 'node:crypto';
import { DrawStream, type FishFile, hitChance, playShot } from '#games/maths/index.ts';
import { blocksOf, serverSeedOf } from './simulate.ts';

const CLIENT_SEED = 'simulation';

export interface FishTally {
  readonly fish: string;
  readonly shots: number;
  readonly catches: number;
  /** The multiples that its shots paid. */
  readonly paid: number;
  /** The distance of the return from the published one, in standard deviations. */
  readonly sigma: number;
}

/** The mean and the variance of the multiple that a shot pays. */
function momentsOf(
  file: FishFile,
  fish: FishFile['fish'][number],
): { readonly mean: number; readonly variance: number } {
  const { hits, of } = hitChance(file, fish);
  const weights = fish.multiples.reduce((sum, { weight }) => sum + weight, 0);
  const average = (power: number): number =>
    (hits / of) * (fish.multiples.reduce((sum, { multiple, weight }) => sum + multiple ** power * weight, 0) / weights);
  return { mean: average(1), variance: average(2) - average(1) ** 2 };
}

/**
 * Fires consecutive shots of a seed at the fish of a room by turns, each with the blocks and the code of a real shot.
 *
 * @param stake coins; only the pools depend on it
 */
export function simulateShots(
  file: FishFile,
  { shots, seed, stake }: { readonly shots: number; readonly seed: string; readonly stake: number },
): { readonly fish: readonly FishTally[]; readonly sigma: number; readonly paid: number } {
  const serverSeed = createSecretKey(Buffer.from(serverSeedOf(seed)));
  const tallies = file.fish.map(() => ({ shots: 0, catches: 0, paid: 0 }));
  for (let nonce = 1; nonce <= shots; nonce += 1) {
    const at = nonce % file.fish.length;
    const [fish, tally] = [file.fish[at], tallies[at]];
    if (fish === undefined || tally === undefined) continue;
    const draws = new DrawStream(blocksOf(serverSeed, CLIENT_SEED, nonce));
    const { multiple } = playShot(file, fish.code, stake, draws);
    tally.shots += 1;
    tally.paid += multiple;
    if (multiple > 0) tally.catches += 1;
  }
  let [difference, variance] = [0, 0];
  const fish = file.fish.map((each, at) => {
    const tally = tallies[at] ?? { shots: 0, catches: 0, paid: 0 };
    const moments = momentsOf(file, each);
    const [off, spread] = [tally.paid - tally.shots * moments.mean, tally.shots * moments.variance];
    difference += off;
    variance += spread;
    return { fish: each.code, ...tally, sigma: off / Math.sqrt(spread) };
  });
  const paid = fish.reduce((sum, tally) => sum + tally.paid, 0);
  return { fish, sigma: difference / Math.sqrt(variance), paid };
}
