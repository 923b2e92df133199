import { changedWindow, type Changes, drawnOf, type FreeState, weightOf } from './changes.ts';
import type { Coin } from './hold.ts';
import type { PublishedGame } from './published.ts';
import { wildRespins, type WildRespin } from './respins.ts';
import type { Purpose, RoundDraws } from './RoundDraws.ts';
import { boardsOf, type Orb, type RecomputedTumble, withOrbs } from './tumble.ts';
import { type Cell, countScatters, type Win, type Window, windowAt } from './window.ts';

export interface RecomputedSpin extends Changes {
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
  respins?: readonly WildRespin[];
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
  #apart: { other?: string } = {};

  constructor(game: PublishedGame, draws: RoundDraws, tens: number) {
    this.#game = game;
    this.draws = draws;
    this.#tens = tens;
  }

  async spin(kind: 'base' | 'free', strips: Strips, multiple: number, free: FreeState = {}): Promise<RecomputedSpin> {
    this.#spin += 1;
    await this.draws.reader.startBlock();
    const spin = this.#spin;
    const stops: number[] = [];
    for (const [reel, { length }] of strips.entries())
      stops.push(await this.draws.draw(length, { purpose: 'stop', spin, reel, ...this.#apart }));
    const game = this.#game;
    if (game.tumble !== undefined) return this.#tumble(kind, strips, stops, multiple);
    const window = strips.map((strip, reel) => windowAt(strip, stops[reel] ?? 0, game.rows));
    const draw = (below: number, purpose: Purpose) => this.draws.draw(below, { ...purpose, ...this.#apart });
    const { wins, paid, changes } = await changedWindow(game, { window, strips, stops, kind, spin }, free, draw);
    const scatters = countScatters(game.scatter ?? game.choice?.symbol, window);
    return { kind, stops, window, ...changes, wins, scatters, multiple, pay: paid * multiple };
  }

  /** Adds the respins that the wilds of a spin start. They come after its jackpots. */
  async respins(spin: RecomputedSpin, strips: Strips): Promise<RecomputedSpin> {
    const respins = await wildRespins(this.#game, strips, spin, async (respin, reel, isFirst) => {
      if (isFirst) await this.draws.reader.startBlock();
      return this.draws.draw(strips[reel]?.length ?? 0, {
        purpose: 'stop',
        spin: this.#spin,
        respin,
        reel,
        ...this.#apart,
      });
    });
    if (respins.length === 0) return spin;
    let pay = 0;
    for (const { wins } of respins) for (const win of wins) pay += win.pay * spin.multiple;
    return { ...spin, respins, pay: spin.pay + pay };
  }

  /** Draws the symbol that expands in the free spins, in a block of its own. */
  async expanding(all: readonly { symbol: string; weight: number }[]): Promise<string | undefined> {
    await this.draws.reader.startBlock();
    return drawnOf(all, await this.draws.draw(weightOf(all), { purpose: 'expanding', spin: this.#spin }))?.symbol;
  }

  async #tumble(
    kind: 'base' | 'free',
    strips: Strips,
    stops: readonly number[],
    multiple: number,
  ): Promise<RecomputedSpin> {
    const { tumble = {}, choice, scatter = choice?.symbol } = this.#game;
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
    let left = await this.draws.draw(all, { purpose: 'multiple', spin: this.#spin, ...this.#apart });
    for (const { multiple, weight } of multiples) {
      if (left < weight) return multiple;
      left -= weight;
    }
    return 1;
  }

  /**
   * Reads the free spins of an option.
   *
   * @param isChosen the others do not count as spins of the round
   */
  async option<Result>(name: string, isChosen: boolean, read: () => Promise<Result>): Promise<Result> {
    this.#spin = 0;
    this.#apart = isChosen ? {} : { other: name };
    return read();
  }

  /** Draws among the prizes of an option. */
  async prize(option: string, below: number): Promise<number> {
    await this.draws.reader.startBlock();
    return this.draws.draw(below, { purpose: 'prize', spin: 0, option });
  }

  /** Draws among the fields of a wheel that pay. */
  field(below: number): Promise<number> {
    return this.draws.draw(below, { purpose: 'field', spin: this.#spin });
  }

  /** Draws the jackpot of a wheel. */
  wheelJackpot(name: string): Promise<boolean> {
    return this.#jackpot(name, { isWheel: true });
  }

  jackpot(name: string, respin?: number): Promise<boolean> {
    return this.#jackpot(name, respin === undefined ? {} : { respin });
  }

  async #jackpot(name: string, at: { readonly respin?: number; readonly isWheel?: true }): Promise<boolean> {
    const { odds = 0 } = this.#game.jackpots.find((each) => each.name === name) ?? {};
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
