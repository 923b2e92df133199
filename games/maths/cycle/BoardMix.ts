import { patternsOf } from '../features/split.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';

/** The window of one reel as it pays. */
export interface MixWindow {
  window: readonly number[];
  scatters: number;
  coins: number;
  /** A number that the marks of all reels add up to, such as the bit of a reel that a wild fills. */
  marks: number;
  /** The number of outcomes of the reel. */
  count: number;
}

/** Windows of reels that are independent of each other. A spin is one of several mixes, by weight. */
export interface BoardMix {
  weight: bigint;
  reels: readonly (readonly MixWindow[])[];
}

const countIn = (window: readonly number[], symbol: number): number => window.filter((each) => each === symbol).length;

/** Merges windows that show the same symbols in the same rows. */
export function mergedWindows(windows: Iterable<MixWindow>): MixWindow[] {
  const found = new Map<string, MixWindow>();
  for (const each of windows) {
    const { window, scatters, coins, marks, count } = each;
    const key = `${window.join()} ${scatters} ${coins} ${marks}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...each });
    else known.count += count;
  }
  return [...found.values()];
}

/** The windows of a reel, as they stop. */
export const shownWindows = ({ scatter, coin }: SlotGame, windows: readonly (readonly number[])[]): MixWindow[] =>
  windows.map((window) => ({
    window,
    scatters: countIn(window, scatter),
    coins: countIn(window, coin),
    marks: 0,
    count: 1,
  }));

/** The rows that a list of cells can split, each list as likely as the others. */
function rowChoices(rows: number, parts: readonly number[]): number[][] {
  let lists: number[][] = [[]];
  for (let part = 0; part < parts.length; part += 1)
    lists = lists.flatMap((list) =>
      Array.from({ length: rows }, (_, row) => row).flatMap((row) => (list.includes(row) ? [] : [[...list, row]])),
    );
  return lists;
}

/** The numbers of cells that a pattern splits on each reel give this many choices of rows. */
const choicesOf = (rows: number, cells: number): bigint => {
  let choices = 1n;
  for (let cell = 0; cell < cells; cell += 1) choices *= BigInt(rows - cell);
  return choices;
};

function splitMixes(game: SlotGame, reels: ReelSet, kind: 'base' | 'free'): BoardMix[] {
  const { rows, board } = game;
  if (board.split === undefined) return [];
  const patterns = patternsOf(board.split, kind);
  const most = reels.windows.map((_, reel) => Math.max(0, ...patterns.map((each) => each.reels[reel]?.length ?? 0)));
  return patterns.map((pattern) => {
    // Patterns with fewer cells have fewer choices of rows, and the same number of outcomes in the end.
    let weight = BigInt(pattern.weight);
    for (const [reel, cells] of most.entries())
      weight *= choicesOf(rows, cells) / choicesOf(rows, pattern.reels[reel]?.length ?? 0);
    return {
      weight,
      reels: reels.windows.map((windows, reel) => {
        const parts = pattern.reels[reel] ?? [];
        const choices = rowChoices(rows, parts);
        return mergedWindows(
          shownWindows(game, windows).flatMap((shown) =>
            choices.map((chosen) => ({
              ...shown,
              window: shown.window.flatMap((symbol, row) =>
                Array.from({ length: parts[chosen.indexOf(row)] ?? 1 }, () => symbol),
              ),
            })),
          ),
        );
      }),
    };
  });
}

/** The mixes of a spin whose window may change before it pays, without the respins of wilds. */
export function mixesOf(game: SlotGame, reels: ReelSet, kind: 'base' | 'free'): BoardMix[] {
  const { mystery, split } = game.board;
  if (split !== undefined) return splitMixes(game, reels, kind);
  const shown = reels.windows.map((windows) => mergedWindows(shownWindows(game, windows)));
  if (mystery === undefined) return [{ weight: 1n, reels: shown }];
  return mystery.becomes.map(({ symbol, weight }) => {
    const place = game.symbols.indexOf(symbol);
    return {
      weight: BigInt(weight),
      reels: shown.map((windows) =>
        mergedWindows(
          windows.map((each) => ({
            ...each,
            window: each.window.map((own) => (own === mystery.place ? place : own)),
          })),
        ),
      ),
    };
  });
}

/** The outcomes of a mix among those of all mixes of a spin. */
export const outcomesOfMix = ({ weight, reels }: BoardMix): bigint =>
  reels.reduce((product, windows) => product * windows.reduce((sum, { count }) => sum + BigInt(count), 0n), weight);
