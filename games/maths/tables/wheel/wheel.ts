import type { WheelFile } from '../schema.ts';
import { type BetReturn, ReturnCounter, STAKE_UNIT, type TableGame } from '../TableGame.ts';
import { unknownBet } from '../unknownBet.ts';

/** A wheel of equal fields. `Result` is the field where it stops, from 0 on. */
export function wheel({ fields, pays }: WheelFile): TableGame<number> {
  const winning = fields.map((bets) => new Set(bets));
  return {
    bets: Object.keys(pays),
    draw: (draws) => {
      draws.startBlock();
      return draws.below(fields.length);
    },
    returned: (bet, field) => {
      const paid = pays[bet];
      if (paid === undefined) throw unknownBet(bet);
      return winning[field]?.has(bet) === true ? STAKE_UNIT + paid : 0;
    },
  };
}

/** The exact returns of all bets, by enumeration of the fields. */
export function wheelReturns(file: WheelFile): readonly BetReturn[] {
  const table = wheel(file);
  const counter = new ReturnCounter(table.bets);
  file.fields.forEach((_, field) => counter.add(1n, (bet) => table.returned(bet, field)));
  return counter.returns();
}
