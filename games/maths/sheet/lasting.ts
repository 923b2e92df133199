import type { Draws } from '../draws/Draws.ts';
import { type Distribution, ratio } from '../cycle/Distribution.ts';

const NUMBERS = 2 ** 32;
/** A normal variable is within this many standard deviations in 99 of 100 cases. */
const NINETY_NINE = 2.576;
/** A sitting ends here at the latest, which only games that return more than their stakes reach. */
const MOST_ROUNDS = 1_000_000;

/** A number of rounds, and the bounds that the exact one lies within in 99 of 100 cases. */
interface Rounds {
  rounds: number;
  from: number;
  to: number;
}

/** How long coins last at a stake. */
export interface Lasting {
  stake: number;
  /** The sittings that were simulated. */
  sittings: number;
  /** Half of all sittings end within this many rounds. */
  half: Rounds;
  /** A tenth of all sittings ends within this many rounds. */
  tenth: Rounds;
}

/** Draws amounts of a distribution by an alias table: each draw takes the same time. */
class Sampler {
  readonly #pays: Int32Array;
  readonly #others: Int32Array;
  readonly #limits: Float64Array;

  constructor({ counts, total }: Distribution) {
    this.#pays = Int32Array.from(counts.keys());
    const parts = Float64Array.from([...counts.values()], (count) => ratio(count * BigInt(counts.size), total));
    const size = parts.length;
    this.#others = Int32Array.from({ length: size }, (_, at) => at);
    this.#limits = new Float64Array(size).fill(1);
    const under: number[] = [];
    const over: number[] = [];
    for (const [at, part] of parts.entries()) (part < 1 ? under : over).push(at);
    for (let small = under.pop(); small !== undefined; small = under.pop()) {
      const large = over.at(-1);
      if (large === undefined) break;
      this.#limits[small] = parts[small] ?? 1;
      this.#others[small] = large;
      const left = (parts[large] ?? 1) - (1 - (parts[small] ?? 1));
      parts[large] = left;
      if (left < 1) {
        over.pop();
        under.push(large);
      }
    }
  }

  draw(draws: Draws): number {
    const at = draws.below(this.#pays.length);
    const isOwn = draws.below(NUMBERS) < (this.#limits[at] ?? 1) * NUMBERS;
    return this.#pays[isOwn ? at : (this.#others[at] ?? at)] ?? 0;
  }
}

/**
 * Simulates sittings of a player with the same stake in every round, until the coins are less than the stake. Jackpots are left out.
 *
 * @param round what a round pays, in tenths of the stake
 */
export function lastingOf(
  round: Distribution,
  { coins, stake, sittings }: { coins: number; stake: number; sittings: number },
  draws: Draws,
): Lasting {
  const sampler = new Sampler(round);
  // In tenths of the stake.
  const left = new Float64Array(sittings).fill(Math.floor((coins * 10) / stake));
  const ends: number[] = [];
  const needed = rankOf(0.5, sittings, NINETY_NINE);
  let playing = sittings;
  for (let rounds = 1; ends.length <= needed && rounds <= MOST_ROUNDS; rounds += 1)
    for (let at = 0; at < playing; at += 1) {
      const after = (left[at] ?? 0) - 10 + sampler.draw(draws);
      left[at] = after;
      if (after >= 10) continue;
      ends.push(rounds);
      playing -= 1;
      left[at] = left[playing] ?? 0;
      // The sitting that has moved here plays its round too.
      at -= 1;
    }
  const roundsOf = (share: number): Rounds => {
    const end = (errors: number): number => ends[rankOf(share, sittings, errors)] ?? MOST_ROUNDS;
    return { rounds: end(0), from: end(-NINETY_NINE), to: end(NINETY_NINE) };
  };
  return { stake, sittings, half: roundsOf(0.5), tenth: roundsOf(0.1) };
}

/** The place of a share in a sorted list of sittings, so many standard errors away from it. */
const rankOf = (share: number, sittings: number, errors: number): number =>
  Math.max(0, Math.ceil(share * sittings + errors * Math.sqrt(sittings * share * (1 - share))) - 1);
