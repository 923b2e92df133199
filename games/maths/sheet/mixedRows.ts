import { mixesOf, type MixWindow, outcomesOfMix } from '../cycle/BoardMix.ts';
import { ratio } from '../cycle/Distribution.ts';
import { respinMixes } from '../cycle/respinClasses.ts';
import { stickySpins } from '../cycle/stickySpins.ts';
import type { FreeSpinRule, ReelSet, SlotGame } from '../game/SlotGame.ts';

/** The windows of each reel, and the probability of each. */
type ShareReels = readonly (readonly { window: readonly number[]; share: number }[])[];

/** Reels of a spin, and how many of them a spin has on average. */
interface SharedMix {
  times: number;
  reels: ShareReels;
}

/** A combination: how often a line pays it, or how often a spin does, and what all of them pay in tenths of the stake. */
export interface MixedRow {
  symbol: string;
  count: number;
  chance: number;
  paid: number;
}

const sharesOf = (reels: readonly (readonly MixWindow[])[]): ShareReels =>
  reels.map((windows) => {
    const all = windows.reduce((sum, { count }) => sum + count, 0);
    return windows.map(({ window, count }) => ({ window, share: count / all }));
  });

/** The reels of a spin whose windows change before they pay. */
export function sharedMixes(game: SlotGame, reels: ReelSet, kind: 'base' | 'free'): SharedMix[] {
  const { expandingWild } = game.board;
  if (expandingWild !== undefined)
    return respinMixes(game, reels, expandingWild).map(({ times, mix }) => ({ times, reels: sharesOf(mix.reels) }));
  const mixes = mixesOf(game, reels, kind);
  const outcomes = mixes.map(outcomesOfMix);
  const all = outcomes.reduce((sum, each) => sum + each, 0n);
  return mixes.map((mix, index) => ({ times: ratio(outcomes[index] ?? 0n, all), reels: sharesOf(mix.reels) }));
}

/** The reels of a free spin with sticky wilds: the average of all of them. */
export const stickyMixes = (game: SlotGame, { reels, spins }: FreeSpinRule): SharedMix[] =>
  stickySpins(game, reels, spins).map((spin) => ({
    times: 1 / spins,
    reels: spin.reels.map((windows, reel) =>
      windows.map(({ window, count }) => ({ window, share: ratio(count, spin.outcomes[reel] ?? 1n) })),
    ),
  }));

class Rows {
  readonly #rows = new Map<string, MixedRow>();

  add(symbol: string, count: number, chance: number, paid: number): void {
    const key = `${symbol} ${count}`;
    const known = this.#rows.get(key) ?? { symbol, count, chance: 0, paid: 0 };
    this.#rows.set(key, { ...known, chance: known.chance + chance, paid: known.paid + paid });
  }

  all(): MixedRow[] {
    return [...this.#rows.values()];
  }
}

/** Each line by itself: it crosses one cell of each reel, and the reels are independent. */
function addLines(rows: Rows, { pays }: SlotGame, { times, reels }: SharedMix): void {
  if (pays.kind !== 'lines') return;
  const { states, lines } = pays;
  for (const line of lines) {
    let shares = new Map([[states.start, times]]);
    for (const [reel, windows] of reels.entries()) {
      const symbols = new Map<number, number>();
      for (const { window, share } of windows) {
        const symbol = window[line[reel] ?? 0] ?? -1;
        symbols.set(symbol, (symbols.get(symbol) ?? 0) + share);
      }
      const next = new Map<number, number>();
      for (const [state, before] of shares)
        for (const [symbol, share] of symbols) {
          const to = states.isOpen(state) ? states.read(state, symbol) : state;
          next.set(to, (next.get(to) ?? 0) + before * share);
        }
      shares = next;
    }
    for (const [state, share] of shares)
      for (const { symbol, count, pay } of states.winsOf(state))
        rows.add(symbol, count, share / lines.length, share * pay);
  }
}

/** Each symbol by itself: the mean of a product of cells is the product of their means. */
function addWays(rows: Rows, { pays }: SlotGame, { times, reels }: SharedMix): void {
  if (pays.kind !== 'ways') return;
  for (const { symbol, fits, byCount } of pays.table)
    for (const [count, pay] of byCount) {
      let chance = times;
      let ways = times;
      for (const [reel, windows] of reels.entries()) {
        if (reel > count) break;
        let mean = 0;
        let without = 0;
        for (const { window, share } of windows) {
          const cells = window.filter((each) => fits.includes(each)).length;
          mean += share * cells;
          if (cells === 0) without += share;
        }
        chance *= reel < count ? 1 - without : without;
        ways *= reel < count ? mean : without;
      }
      rows.add(symbol, count, chance, ways * pay);
    }
}

export function mixedRows(game: SlotGame, mixes: readonly SharedMix[]): MixedRow[] {
  const rows = new Rows();
  for (const mix of mixes) {
    addLines(rows, game, mix);
    addWays(rows, game, mix);
  }
  return rows.all();
}
