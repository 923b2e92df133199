import { STAKE_UNIT } from './TableGame.ts';
import type { Stakes } from './returnedCoins.ts';
import type { TableRules } from './tableRules.ts';

/** The coins that the stakes of a round return in each outcome. They follow stakes that come and go. */
export class OutcomeTotals {
  readonly rules: Pick<TableRules, 'outcomes'>;
  readonly #totals: Float64Array;
  /** The twentieths that a place returns in each outcome. */
  readonly #columns = new Map<string, readonly number[]>();

  constructor(rules: Pick<TableRules, 'outcomes'>) {
    this.rules = rules;
    this.#totals = new Float64Array(rules.outcomes.length);
  }

  add(stakes: Stakes): void {
    this.#change(stakes, 1);
  }

  remove(stakes: Stakes): void {
    this.#change(stakes, -1);
  }

  /** The most coins that all stakes return together with more stakes. It is exact, or too high where two bets cannot win together. */
  greatestWith(stakes: Stakes): number {
    const columns = Object.entries(stakes).map(
      ([place, coins]) => [this.#columnOf(place), coins / STAKE_UNIT] as const,
    );
    let greatest = 0;
    for (const [at, total] of this.#totals.entries()) {
      let sum = total;
      for (const [column, units] of columns) sum += (column[at] ?? 0) * units;
      if (sum > greatest) greatest = sum;
    }
    return greatest;
  }

  #change(stakes: Stakes, sign: number): void {
    for (const [place, coins] of Object.entries(stakes))
      for (const [at, twentieths] of this.#columnOf(place).entries())
        this.#totals[at] = (this.#totals[at] ?? 0) + (sign * coins * twentieths) / STAKE_UNIT;
  }

  #columnOf(place: string): readonly number[] {
    let column = this.#columns.get(place);
    if (column === undefined) {
      column = this.rules.outcomes.map((returned) => returned(place));
      this.#columns.set(place, column);
    }
    return column;
  }
}
