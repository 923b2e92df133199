import type { Cell, Win } from '../round/outcome.ts';
import { type Combination, combinationsOf } from './combinations.ts';
import { LineAutomaton, type LineRule } from './LineAutomaton.ts';
import type { OpenPart, PayRule, Places, ReelReader } from './PayRule.ts';

/** Lines whose wilds multiply, or that pay from both sides. */
export class SideLinePays implements PayRule {
  readonly kind = 'lines';
  readonly isExact = true;
  /** The row of each line on each reel. */
  readonly lines: readonly (readonly number[])[];
  /** The combinations without the multiples of wilds. */
  readonly combinations: readonly Combination[];
  readonly states: LineAutomaton;
  readonly reader: ReelReader;
  readonly #hasMultiples: boolean;
  readonly #bothWays: boolean;

  constructor(lines: readonly (readonly number[])[], rule: LineRule) {
    const states = new LineAutomaton(rule);
    this.lines = lines;
    this.combinations = combinationsOf(rule.pays);
    this.states = states;
    this.#hasMultiples = [...rule.wilds.values()].some((multiple) => multiple > 1);
    this.#bothWays = rule.bothWays;
    this.reader = {
      start: lines.map((_, line): OpenPart => [line, states.start]),
      read([line, state], reel, window, open) {
        const next = states.read(state, window[lines[line]?.[reel] ?? 0] ?? -1);
        if (!states.isOpen(next)) return states.payOf(next);
        open.push([line, next]);
        return 0;
      },
      end: ([, state]) => states.payOf(state),
    };
  }

  winsIn(window: Places): Win[] {
    const { states } = this;
    const wins: Win[] = [];
    for (const [index, rows] of this.lines.entries()) {
      let state = states.start;
      for (let reel = 0; reel < window.length && states.isOpen(state); reel += 1)
        state = states.read(state, window[reel]?.[rows[reel] ?? 0] ?? -1);
      for (const { symbol, count, pay, multiple, isFromRight } of states.winsOf(state))
        wins.push({
          line: index + 1,
          ...(this.#bothWays ? { from: isFromRight ? 'right' : 'left' } : {}),
          symbol,
          count,
          ...(this.#hasMultiples ? { multiple } : {}),
          pay,
        });
    }
    return wins;
  }

  cellsOf({ line = 0, count, from }: Win): Cell[] {
    const cells = (this.lines[line - 1] ?? []).map((row, reel): Cell => [reel, row]);
    return from === 'right' ? cells.slice(-count) : cells.slice(0, count);
  }
}
