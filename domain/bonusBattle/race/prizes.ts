import type { RacePrize } from '#protocol/entities/race.ts';

/** The gold of a place without equals. */
export const goldOf = (prizes: readonly RacePrize[], place: number): number =>
  prizes.find(({ From, To }) => From <= place && place <= To)?.Gold ?? 0;

/** The last place with a prize. */
export const paidPlaces = (prizes: readonly RacePrize[]): number => prizes.at(-1)?.To ?? 0;

/**
 * The prize of each of several players with equal points: the sum of the places that they take, in equal parts. A rest of less than one
 * gold for each stays with the house.
 *
 * @param rank the first of their places
 */
export function prizeOf(prizes: readonly RacePrize[], rank: number, equals: number): number {
  if (rank < 1 || equals < 1) return 0;
  let sum = 0;
  for (let place = rank; place < rank + equals && place <= paidPlaces(prizes); place += 1) sum += goldOf(prizes, place);
  return Math.floor(sum / equals);
}
