import type { DoorsFile } from '../schema.ts';
import type { BetReturn } from '../TableGame.ts';
import { DOORS, DOORS_BETS, doorsReturn } from './doors.ts';
import { COPIES, HANDS, type Hand, isPair, KINDS, rankOf, waysOf } from './hands.ts';

/** Deals of the house and the doors that win a bet, and all of them. Both are below 2⁵³. */
interface Chance {
  readonly wins: number;
  readonly deals: number;
}

/** The exact returns of all bets. */
export function doorsReturns(file: DoorsFile): readonly BetReturn[] {
  // Each door has the chance of the first one, since all are dealt from the same tiles.
  const door = chanceOf(1, (house, hand) => rankOf(hand) > rankOf(house));
  const chances: Readonly<Record<string, Chance>> = {
    allDoors: chanceOf(DOORS.length, (house, hand) => rankOf(hand) > rankOf(house)),
    noDoor: chanceOf(DOORS.length, (house, hand) => rankOf(hand) <= rankOf(house)),
    housePair: chanceOf(0, isPair),
  };
  return DOORS_BETS.map((bet) => {
    const { wins, deals } = chances[bet] ?? door;
    const hasWon = bet !== 'noDoor';
    const returned = doorsReturn(file, bet, { doors: DOORS.map(() => hasWon), housePair: true });
    const counts = [
      [returned, BigInt(wins)],
      [0, BigInt(deals - wins)],
    ] as const;
    return { bet, outcomes: BigInt(deals), counts: new Map(counts) };
  });
}

/**
 * Counts the deals of the house and a number of doors in which each door passes a test. Without doors the house's hand is tested.
 *
 * The doors are dealt one after another from the tiles that are left. Deals that leave the same tiles are counted together.
 */
function chanceOf(doors: number, passes: (house: Hand, hand: Hand) => boolean): Chance {
  const full = Array.from({ length: KINDS }, () => COPIES);
  let wins = 0;
  let all = 0;
  for (const house of HANDS) {
    const ways = waysOf(house, full);
    const passing = HANDS.filter((hand) => passes(house, hand));
    const left = without(full, house);
    if (doors === 0) wins += passes(house, house) ? ways : 0;
    else wins += ways * countDeals(left, passing, doors);
    all +=
      ways *
      everyDeal(
        left.reduce((sum, count) => sum + count, 0),
        doors,
      );
  }
  return { wins, deals: all };
}

/** The ways to deal two tiles to each of some doors, from a number of tiles. */
const everyDeal = (tiles: number, doors: number): number =>
  doors === 0 ? 1 : ((tiles * (tiles - 1)) / 2) * everyDeal(tiles - 2, doors - 1);

const BASE = COPIES + 1;

const without = (left: readonly number[], hand: Hand): readonly number[] =>
  left.map((count, kind) => count - hand.filter((held) => held === kind).length);

/** Counts the deals of some doors with hands of a list. */
function countDeals(left: readonly number[], hands: readonly Hand[], doors: number): number {
  let deals = new Map([[keyOf(left), { left, count: 1 }]]);
  for (let door = 1; door < doors; door += 1) {
    const next: typeof deals = new Map();
    for (const { left: tiles, count } of deals.values())
      for (const hand of hands) {
        const ways = waysOf(hand, tiles);
        if (ways === 0) continue;
        const rest = without(tiles, hand);
        const known = next.get(keyOf(rest));
        if (known === undefined) next.set(keyOf(rest), { left: rest, count: count * ways });
        else known.count += count * ways;
      }
    deals = next;
  }
  let total = 0;
  for (const { left: tiles, count } of deals.values()) for (const hand of hands) total += count * waysOf(hand, tiles);
  return total;
}

const keyOf = (left: readonly number[]): number => left.reduce((key, count) => key * BASE + count, 0);
