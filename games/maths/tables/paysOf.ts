import { STAKE_UNIT } from './TableGame.ts';
import type { TableRules } from './tableRules.ts';

/**
 * Reads the pays of places from all outcomes of a table, so that each pay stands only in its rules.
 *
 * @returns a function from a place to the different pays of a win, in twentieths of the stake without the stake, the least first
 */
export function paysOf({ outcomes }: Pick<TableRules, 'outcomes'>): (place: string) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (place) => {
    let pays = known.get(place);
    if (pays === undefined) {
      const wins = new Set(outcomes.map((returned) => returned(place) - STAKE_UNIT).filter((win) => win > 0));
      pays = [...wins].toSorted((one, other) => one - other);
      known.set(place, pays);
    }
    return pays;
  };
}
