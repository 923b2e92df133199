import { lineWins } from './lines.ts';
import type { PublishedGame } from './published.ts';
import { type Cell, cellsWith, type Win, type Window } from './window.ts';

/** The wins of a board by what pays in the game. */
export function winsOf(game: PublishedGame, window: Window): Win[] {
  if (game.lines !== undefined) return lineWins(game, game.lines, window);
  if (game.ways !== undefined) return wayWins(game, window);
  if (game.clusters !== undefined) return clusterWins(game, window);
  return anywhereWins(game, window);
}

/** The pay of the largest number in the table that is not above `count`. */
function payFor(byCount: Readonly<Record<string, number>>, count: number): number {
  const reached = Object.entries(byCount).filter(([number]) => Number(number) <= count);
  return reached.toSorted(([one], [other]) => Number(other) - Number(one))[0]?.[1] ?? 0;
}

/** @param partsOf the parts of a cell: each one counts as a cell */
function wayWins({ pays, wild }: PublishedGame, window: Window, partsOf: (cell: Cell) => number = () => 1): Win[] {
  return Object.entries(pays).flatMap(([symbol, byCount]): Win[] => {
    const numbers = window.map((_, reel) =>
      cellsWith(window, symbol, wild).reduce((sum, cell) => (cell[0] === reel ? sum + partsOf(cell) : sum), 0),
    );
    const count = [...numbers, 0].indexOf(0);
    const ways = numbers.slice(0, count).reduce((product, number) => product * number, 1);
    const pay = (byCount[count] ?? 0) * ways;
    const cells = cellsWith(window.slice(0, count), symbol, wild);
    return pay === 0 ? [] : [{ symbol, count, ways, cells, pay }];
  });
}

/** The wins by ways of a window with split cells. */
export const splitWayWins = (
  game: PublishedGame,
  window: Window,
  split: readonly { cell: Cell; parts: number }[],
): Win[] => wayWins(game, window, (cell) => split.find((each) => areSame(each.cell, cell))?.parts ?? 1);

function anywhereWins({ pays, wild }: PublishedGame, window: Window): Win[] {
  return Object.entries(pays).flatMap(([symbol, byCount]): Win[] => {
    const cells = cellsWith(window, symbol, wild);
    const pay = payFor(byCount, cells.length);
    return pay === 0 ? [] : [{ symbol, count: cells.length, cells, pay }];
  });
}

const areSame = ([reel, row]: Cell, [otherReel, otherRow]: Cell): boolean => reel === otherReel && row === otherRow;
const touch = ([reel, row]: Cell, [otherReel, otherRow]: Cell): boolean =>
  Math.abs(reel - otherReel) + Math.abs(row - otherRow) === 1;

/** Each cell joins the groups that it touches into one. */
function groupsOf(cells: readonly Cell[]): Cell[][] {
  let groups: Cell[][] = [];
  for (const cell of cells) {
    const near = groups.filter((group) => group.some((other) => touch(cell, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), cell]];
  }
  return groups;
}

const inOrder = (one: Cell, other: Cell): number => one[0] - other[0] || one[1] - other[1];

/** Clusters in the order of their first cell that is no wild, reel by reel and downwards. */
function clusterWins({ pays, wild }: PublishedGame, window: Window): Win[] {
  const found = Object.entries(pays).flatMap(([symbol, byCount]) => {
    const own = cellsWith(window, symbol);
    return groupsOf(cellsWith(window, symbol, wild)).flatMap((group) => {
      const first = own.find((cell) => group.some((other) => areSame(cell, other)));
      const pay = payFor(byCount, group.length);
      if (first === undefined || pay === 0) return [];
      const win: Win = { symbol, count: group.length, cells: group.toSorted(inOrder), pay };
      return [{ first, win }];
    });
  });
  return found.toSorted((one, other) => inOrder(one.first, other.first)).map(({ win }) => win);
}
