import type { Draws } from '../draws/Draws.ts';
import type { JackpotRule } from '../game/schema.ts';

/** Stakes are multiples of this many coins. Pays are in tenths of the stake, so every win is a whole number of coins. */
export const STAKE_UNIT = 10;

/**
 * Draws each jackpot once. A draw below the jackpot's odds hits it if it is less than the number of tens in the stake, so that each
 * coin has the same chance.
 *
 * @param stake in coins, a multiple of 10
 * @returns the names of the jackpots that are hit
 */
export function jackpotsHit(jackpots: readonly JackpotRule[], stake: number, draws: Draws): string[] {
  const tens = unitsOf(stake);
  return jackpots.flatMap(({ name, odds }) => (draws.below(odds) < tens ? [name] : []));
}

/** @throws RangeError if the stake is not a multiple of 10 */
export function unitsOf(stake: number): number {
  const units = stake / STAKE_UNIT;
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`a stake of ${stake} is not a multiple of 10`);
  return units;
}

export const coinsOf = (pay: number, stake: number): number => pay * unitsOf(stake);

/** In millionths of a coin. */
export const contributionOf = ({ contribution }: Pick<JackpotRule, 'contribution'>, stake: number): number =>
  contribution * stake;
