import { Deal } from '../Deal.ts';
import type { DoorsFile } from '../schema.ts';
import { STAKE_UNIT, type TableGame } from '../TableGame.ts';
import { unknownBet } from '../unknownBet.ts';
import { type Hand, isPair, kindOf, rankOf, TILES } from './hands.ts';

export const DOORS = ['east', 'south', 'west', 'north'] as const;
export const DOORS_BETS: readonly string[] = [...DOORS, 'allDoors', 'noDoor', 'housePair'];

/** The tiles of a round, from 0 to 39: those of the house, then those of each door. */
export interface DoorsResult {
  readonly house: readonly [number, number];
  readonly doors: readonly (readonly [number, number])[];
}

/** The facts that decide the bets of a round. */
export interface DoorsOutcome {
  readonly doors: readonly boolean[];
  readonly housePair: boolean;
}

/** Four doors of two tiles each against the house, from a full set of 40 tiles in each round. */
export function doors(file: DoorsFile): TableGame<DoorsResult> {
  return {
    bets: DOORS_BETS,
    draw: (draws) => {
      draws.startBlock();
      const deal = new Deal(draws, TILES);
      const two = (): readonly [number, number] => [deal.next(), deal.next()];
      return { house: two(), doors: DOORS.map(two) };
    },
    returned: (bet, { house, doors: hands }) => {
      const ofHouse = handOf(house);
      return doorsReturn(file, bet, {
        doors: hands.map((tiles) => rankOf(handOf(tiles)) > rankOf(ofHouse)),
        housePair: isPair(ofHouse),
      });
    },
  };
}

const handOf = ([first, second]: readonly [number, number]): Hand => [kindOf(first), kindOf(second)];

/** The twentieths of the stake that a bet returns. */
export function doorsReturn({ pays }: DoorsFile, bet: string, outcome: DoorsOutcome): number {
  const paid = (hasWon: boolean, twentieths: number): number => (hasWon ? STAKE_UNIT + twentieths : 0);
  switch (bet) {
    case 'allDoors':
      return paid(outcome.doors.every(Boolean), pays.allDoors);
    case 'noDoor':
      return paid(!outcome.doors.some(Boolean), pays.noDoor);
    case 'housePair':
      return paid(outcome.housePair, pays.housePair);
    default: {
      const door = DOORS.findIndex((name) => name === bet);
      if (door < 0) throw unknownBet(bet);
      return paid(outcome.doors[door] === true, pays.door);
    }
  }
}
