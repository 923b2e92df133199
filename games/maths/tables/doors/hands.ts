/** Kinds of tiles: circles 1 to 9 are the numbers 1 to 9, and 0 is the white tile. There are four of each. */
export const KINDS = 10;
export const COPIES = 4;
export const TILES = KINDS * COPIES;

/** Two kinds of tiles. */
export type Hand = readonly [number, number];

export const kindOf = (tile: number): number => Math.floor(tile / COPIES);

const WHITE = 0;
/** A pair of circles has `PAIR` plus its number, a pair of whites ranks above a pair of nines. */
const PAIR = 1000;
const TWO_AND_EIGHT = 900;

/** The points of a tile in halves: a white tile counts half a point. */
const halvesOf = (kind: number): number => (kind === WHITE ? 1 : kind * 2);

/**
 * The rank of a hand. The higher one wins, and equal ones are won by the house.
 *
 * A pair is above two and eight, which is above points. Points are the last digit of the sum, a white tile is half a point. Of equal points
 * the hand with the higher tile is higher, and the white tile is the lowest.
 */
export function rankOf([first, second]: Hand): number {
  if (first === second) return PAIR + (first === WHITE ? KINDS : first);
  const high = Math.max(first, second);
  if (high === 8 && Math.min(first, second) === 2) return TWO_AND_EIGHT;
  return ((halvesOf(first) + halvesOf(second)) % (2 * KINDS)) * KINDS + high;
}

export const isPair = ([first, second]: Hand): boolean => first === second;

/** All hands, each once. */
export const HANDS: readonly Hand[] = Array.from({ length: KINDS }, (_, first) =>
  Array.from({ length: KINDS - first }, (_unused, more): Hand => [first, first + more]),
).flat();

/** The number of ways to draw a hand from the tiles that are left, by kind. The order of its two tiles does not matter. */
export function waysOf([first, second]: Hand, left: readonly number[]): number {
  const count = left[first] ?? 0;
  return first === second ? (count * (count - 1)) / 2 : count * (left[second] ?? 0);
}
