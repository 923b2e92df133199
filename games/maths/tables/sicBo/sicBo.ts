import type { SicBoFile } from '../schema.ts';
import { type BetReturn, ReturnCounter, STAKE_UNIT, type TableGame } from '../TableGame.ts';
import { unknownBet } from '../unknownBet.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const LEAST_TOTAL = 4;
const GREATEST_TOTAL = 17;
const LEAST_BIG = 11;

/** Three dice, from 1 to 6. */
export type Throw = readonly [number, number, number];

/** The places of the table: four halves, any triple, six triples, six doubles, 14 sums, 15 pairs, six single numbers. */
export const SIC_BO_BETS: readonly string[] = [
  'small',
  'odd',
  'anyTriple',
  'even',
  'big',
  ...FACES.map((face) => `triple-${face}`),
  ...FACES.map((face) => `double-${face}`),
  ...Array.from({ length: GREATEST_TOTAL - LEAST_TOTAL + 1 }, (_, at) => `total-${LEAST_TOTAL + at}`),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`)),
  ...FACES.map((face) => `single-${face}`),
];

export function sicBo(file: SicBoFile): TableGame<Throw> {
  return {
    bets: SIC_BO_BETS,
    draw: (draws) => {
      draws.startBlock();
      const die = (): number => draws.below(FACES.length) + 1;
      return [die(), die(), die()];
    },
    returned: (bet, dice) => {
      const paid = paidFor(file, bet, dice);
      return paid === 0 ? 0 : STAKE_UNIT + paid;
    },
  };
}

/** The exact returns of all bets, by enumeration of all 216 throws. */
export function sicBoReturns(file: SicBoFile): readonly BetReturn[] {
  const table = sicBo(file);
  const counter = new ReturnCounter(table.bets);
  for (const first of FACES)
    for (const second of FACES)
      for (const third of FACES) counter.add(1n, (bet) => table.returned(bet, [first, second, third]));
  return counter.returns();
}

/** The pay of a bet besides its stake, in twentieths, or 0 if it loses. */
function paidFor({ pays }: SicBoFile, bet: string, dice: Throw): number {
  const [kind, ...numbers] = bet.split('-');
  const [number = 0, other = 0] = numbers.map(Number);
  const total = dice[0] + dice[1] + dice[2];
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
  const half = (wins: boolean): number => (wins && !isTriple ? pays.half : 0);
  const count = (face: number): number => dice.filter((die) => die === face).length;
  switch (kind) {
    case 'small':
      return half(total < LEAST_BIG);
    case 'big':
      return half(total >= LEAST_BIG);
    case 'odd':
      return half(total % 2 === 1);
    case 'even':
      return half(total % 2 === 0);
    case 'anyTriple':
      return isTriple ? pays.anyTriple : 0;
    case 'triple':
      return count(number) === 3 ? pays.triple : 0;
    case 'double':
      return count(number) >= 2 ? pays.double : 0;
    case 'total':
      return total === number
        ? (pays.totals[Math.min(number, LEAST_TOTAL + GREATEST_TOTAL - number) - LEAST_TOTAL] ?? 0)
        : 0;
    case 'pair':
      return count(number) > 0 && count(other) > 0 ? pays.pair : 0;
    case 'single':
      return pays.single[count(number) - 1] ?? 0;
    default:
      throw unknownBet(bet);
  }
}
