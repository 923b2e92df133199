import type { Cell, Win } from '../round/outcome.ts';
import type { Combination } from './combinations.ts';
import { LineReader } from './LineReader.ts';
import type { OpenPart, PayRule, Places, ReelReader } from './PayRule.ts';

/** Lines pay equal symbols in a row from the left reel. */
export class LinePays implements PayRule {
  readonly kind = 'lines';
  readonly isExact = true;
  /** The row of each line on each reel. */
  readonly lines: readonly (readonly number[])[];
  readonly combinations: readonly Combination[];
  readonly reader: ReelReader;
  readonly states: LineReader;

  /** @param symbols every symbol of the strips */
  constructor(lines: readonly (readonly number[])[], combinations: readonly Combination[], symbols: readonly string[]) {
    this.lines = lines;
    this.combinations = combinations;
    const states = new LineReader(combinations, symbols);
    this.states = states;
    this.reader = {
      start: lines.map((_, line): OpenPart => [line, states.start]),
      read([line, state], reel, window, open) {
        const next = states.read(state, window[lines[line]?.[reel] ?? 0] ?? -1);
        if (!states.isOpen(next)) return states.combination(next)?.pay ?? 0;
        open.push([line, next]);
        return 0;
      },
      // A line can be open after its last reel only if a combination is longer than the game has reels.
      end: ([, state]) => states.combination(state)?.pay ?? 0,
    };
  }

  winsIn(window: Places): Win[] {
    const states = this.states;
    const wins: Win[] = [];
    for (let index = 0; index < this.lines.length; index += 1) {
      let state = states.start;
      for (let reel = 0; reel < window.length && states.isOpen(state); reel += 1)
        state = states.read(state, window[reel]?.[this.lines[index]?.[reel] ?? 0] ?? -1);
      const found = states.combination(state);
      if (found !== undefined) wins.push({ line: index + 1, symbol: found.symbol, count: found.count, pay: found.pay });
    }
    return wins;
  }

  cellsOf({ line = 0, count }: Win): Cell[] {
    return (this.lines[line - 1] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]);
  }
}
