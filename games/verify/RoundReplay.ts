import type { Coin } from './hold.ts';
import type { PublishedGame } from './published.ts';
import type { RoundDraws } from './RoundDraws.ts';
import { boardsOf, type Orb, type RecomputedTumble, withOrbs } from './tumble.ts';
import { type Cell, countScatters, type Win, type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

export interface RecomputedSpin {
  kind: 'base' | 'free';
  stops: readonly number[];
  window: Window;
  wins: readonly Win[];
  /** In the last window, if the spin tumbles. */
  scatters: number;
  /** The ladder's factor. */
  multiple: number;
  /** The pay of all windows, in tenths of the stake, with every multiple. */
  pay: number;
  coins?: readonly Coin[];
  orbs?: readonly Orb[];
  /** The multiples of the last window together, if the spin pays; otherwise 1. */
  thrown?: number;
  tumbles?: readonly RecomputedTumble[];
}

export interface JackpotDraw {
  name: string;
  odds: number;
  drawn: number;
  /** The stake ÷ 10. A draw below it hits. */
  tens: number;
  isHit: boolean;
}

export type Strips = readonly (readonly string[])[];

/** Reads the spins of one round. */
export class RoundReplay {
  readonly draws: RoundDraws;
  readonly jackpots: JackpotDraw[] = [];
  readonly #game: PublishedGame;
  readonly #tens: number;
  #spin = -1;

  constructor(game: PublishedGame, draws: RoundDraws, tens: number) {
    this.#game = game;
    this.draws = draws;
    this.#tens = tens;
  }

  async spin(kind: 'base' | 'free', strips: Strips, multiple: number): Promise<RecomputedSpin> {
    this.#spin += 1;
    await this.draws.reader.startBlock();
    const stops: number[] = [];
    for (const [reel, { length }] of strips.entries())
      stops.push(await this.draws.draw(length, { purpose: 'stop', spin: this.#spin, reel }));
    const game = this.#game;
    if (game.tumble !== undefined) return this.#tumble(kind, strips, stops, multiple);
    const window = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    const wins = winsOf(game, window);
    const pay = wins.reduce((sum, win) => sum + win.pay, 0) * multiple;
    return { kind, stops, window, wins, scatters: countScatters(game.scatter, window), multiple, pay };
  }

  async #tumble(
    kind: 'base' | 'free',
    strips: Strips,
    stops: readonly number[],
    multiple: number,
  ): Promise<RecomputedSpin> {
    const { tumble = {}, scatter } = this.#game;
    const { boards, paid } = boardsOf(this.#game, tumble, strips, stops);
    const { thrown } = tumble;
    const shown = thrown === undefined ? boards : await withOrbs(boards, thrown.symbol, () => this.#multiple(thrown));
    const [first, ...tumbles] = shown;
    const last = shown.at(-1);
    const sum = (last?.orbs ?? []).reduce((all, orb) => all + orb.multiple, 0);
    const factor = paid === 0 || sum === 0 ? 1 : sum;
    return {
      kind,
      stops,
      window: first?.window ?? [],
      wins: first?.wins ?? [],
      scatters: countScatters(scatter, last?.window ?? []),
      multiple,
      pay: paid * factor * multiple,
      ...(first?.orbs === undefined ? {} : { orbs: first.orbs, thrown: factor }),
      tumbles,
    };
  }

  async #multiple({ multiples }: { multiples: readonly { multiple: number; weight: number }[] }): Promise<number> {
    const all = multiples.reduce((sum, { weight }) => sum + weight, 0);
    let left = await this.draws.draw(all, { purpose: 'multiple', spin: this.#spin });
    for (const { multiple, weight } of multiples) {
      if (left < weight) return multiple;
      left -= weight;
    }
    return 1;
  }

  async jackpot(name: string, respin?: number): Promise<boolean> {
    const { odds = 0 } = this.#game.jackpots.find((each) => each.name === name) ?? {};
    const at = respin === undefined ? {} : { respin };
    const drawn = await this.draws.draw(odds, { purpose: 'jackpot', spin: this.#spin, jackpot: name, ...at });
    const isHit = drawn < this.#tens;
    this.jackpots.push({ name, odds, drawn, tens: this.#tens, isHit });
    return isHit;
  }

  coin(below: number, cell: Cell, respin?: number): Promise<number> {
    const at = respin === undefined ? {} : { respin };
    return this.draws.draw(below, { purpose: 'coin', spin: this.#spin, cell, ...at });
  }
}
