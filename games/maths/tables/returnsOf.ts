import { baccarat } from './baccarat/baccarat.ts';
import { doors, DOORS } from './doors/doors.ts';
import type { TableFile } from './schema.ts';
import { sicBo } from './sicBo/sicBo.ts';
import type { Returns } from './returnedCoins.ts';
import type { TableResult } from './tableRules.ts';
import { wheel } from './wheel/wheel.ts';

/** The pieces of an owner. @throws RangeError if the result has none */
function piecesOf(result: TableResult, owner: string): readonly number[] {
  const pieces = result[owner];
  if (pieces === undefined) throw new RangeError(`the result has no ${owner}`);
  return pieces;
}

function two(result: TableResult, owner: string): readonly [number, number] {
  const [first, second] = piecesOf(result, owner);
  if (first === undefined || second === undefined) throw new RangeError(`${owner} has no two pieces`);
  return [first, second];
}

/**
 * The returns of a published result, for a client that shows it.
 *
 * @returns a function from a place to the twentieths of the stake that it returns
 * @throws RangeError if the result is none of this table
 */
export function returnsOf(file: TableFile, result: TableResult): Returns {
  switch (file.kind) {
    case 'baccarat': {
      const hands = { player: piecesOf(result, 'player'), banker: piecesOf(result, 'banker') };
      return (bet) => baccarat(file).returned(bet, hands);
    }
    case 'sicBo': {
      const [first, second, third] = piecesOf(result, 'dice');
      if (first === undefined || second === undefined || third === undefined)
        throw new RangeError('there are three dice');
      return (bet) => sicBo(file).returned(bet, [first, second, third]);
    }
    case 'wheel': {
      const [field] = piecesOf(result, 'field');
      if (field === undefined) throw new RangeError('the wheel has no field');
      return (bet) => wheel(file).returned(bet, field);
    }
    case 'doors': {
      const hands = { house: two(result, 'house'), doors: DOORS.map((door) => two(result, door)) };
      return (bet) => doors(file).returned(bet, hands);
    }
  }
}
