import type { WinCount } from '../cycle/boardCounts.ts';
import { combinationCounts, cycleOf } from '../cycle/frequencies.ts';
import { ratio } from '../cycle/Distribution.ts';
import { wayMeans } from '../cycle/wayMeans.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { LinePays } from '../pays/LinePays.ts';
import type { WayPays } from '../pays/WayPays.ts';
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

/**
 * The combinations of a spin. The chance of a line's combination is that on one line; otherwise it is the average number in a spin.
 * @param wins of all boards, if the spin was counted by boards
 */
export function combinationRows(game: SlotGame, reels: ReelSet, wins: readonly WinCount[] | undefined): Rows {
  if (wins !== undefined) return boardRows(game, reels, wins);
  if (game.pays.kind === 'lines') return lineRows(game.pays, reels);
  return game.pays.kind === 'ways' ? wayRows(game.pays, reels) : [];
}
