import type { WinCount } from '../cycle/boardCounts.ts';
import { combinationCounts, cycleOf } from '../cycle/frequencies.ts';
import { ratio } from '../cycle/Distribution.ts';
import { wayMeans } from '../cycle/wayMeans.ts';
import { paysAsShown } from '../game/boardRules.ts';
import type { FreeSpinRule, ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { LinePays } from '../pays/LinePays.ts';
import { SideLinePays } from '../pays/SideLinePays.ts';
import type { WayPays } from '../pays/WayPays.ts';
import { type MixedRow, mixedRows, sharedMixes, stickyMixes } from './mixedRows.ts';
import { rounded, stakesOf } from './rounded.ts';
import type { SheetVariant } from './schema.ts';

type Rows = SheetVariant['baseLines'];

function lineRows({ combinations, lines }: LinePays, { strips }: ReelSet): Rows {
  const cycle = cycleOf(strips);
  const counts = combinationCounts(strips, combinations);
  return combinations.map((combination) => {
    const chance = ratio(counts.get(combination) ?? 0n, cycle);
    const { symbol, count, pay } = combination;
    return { symbol, count, pay, chance, return: rounded(stakesOf(chance * pay * lines.length)) };
  });
}

const wayRows = (pays: WayPays, reels: ReelSet): Rows =>
  wayMeans(pays, reels).map(({ symbol, count, pay, chance, ways }) => ({
    symbol,
    count,
    pay,
    chance,
    return: rounded(stakesOf(ways * pay)),
  }));

function boardRows(game: SlotGame, { strips }: ReelSet, wins: readonly WinCount[]): Rows {
  const cycle = Number(cycleOf(strips));
  const place = ({ symbol }: WinCount): number => game.symbols.indexOf(symbol);
  return wins
    .toSorted((one, other) => place(one) - place(other) || other.count - one.count)
    .map(({ symbol, count, pay, times, paid }) => ({
      symbol,
      count,
      pay,
      chance: times / cycle,
      return: rounded(stakesOf(paid / cycle)),
    }));
}

/** The rows of the pay table, and what they pay with the changes of the windows. */
const changedRows = ({ pays }: SlotGame, found: readonly MixedRow[]): Rows => {
  const table =
    pays.kind === 'lines'
      ? pays.combinations
      : pays.kind === 'ways'
        ? pays.table.flatMap(({ symbol, byCount }) => byCount.map(([count, pay]) => ({ symbol, count, pay })))
        : [];
  return table.map(({ symbol, count, pay }) => {
    const row = found.find((each) => each.symbol === symbol && each.count === count);
    return { symbol, count, pay, chance: row?.chance ?? 0, return: rounded(stakesOf(row?.paid ?? 0)) };
  });
};

/** The spin of a game that rows are for. */
export interface RowSpin {
  reels: ReelSet;
  kind: 'base' | 'free';
  /** Of free spins with sticky wilds. */
  sticky?: FreeSpinRule | undefined;
  /** The wins of all boards, if the spin was counted by boards. */
  wins: readonly WinCount[] | undefined;
}

/** The combinations of a spin. The chance of a line's combination is that on one line; otherwise it is the average number in a spin. */
export function combinationRows(game: SlotGame, { reels, kind, sticky, wins }: RowSpin): Rows {
  const { pays } = game;
  if (wins !== undefined) return boardRows(game, reels, wins);
  if (sticky !== undefined) return changedRows(game, mixedRows(game, stickyMixes(game, sticky)));
  if (!paysAsShown(game) || pays instanceof SideLinePays)
    return changedRows(game, mixedRows(game, sharedMixes(game, reels, kind)));
  if (pays.kind === 'lines') return lineRows(pays, reels);
  return pays.kind === 'ways' ? wayRows(pays, reels) : [];
}
