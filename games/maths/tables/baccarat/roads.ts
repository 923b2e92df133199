import type { BaccaratOutcome } from './baccarat.ts';

type Side = 'player' | 'banker';

/** A column of the big road: one side's wins in a row, and the ties after each of them. */
export interface RoadColumn {
  readonly side: Side;
  readonly wins: readonly { readonly ties: number }[];
}

/** The big road of the rounds of a table, and the ties before the first win. */
export interface BigRoad {
  readonly columns: readonly RoadColumn[];
  readonly leadingTies: number;
}

/** Groups rounds into the columns of the big road. A tie belongs to the win before it. */
export function bigRoad(winners: readonly BaccaratOutcome['winner'][]): BigRoad {
  const columns: { side: Side; wins: { ties: number }[] }[] = [];
  let leadingTies = 0;
  for (const winner of winners) {
    const last = columns.at(-1);
    if (winner === 'tie') {
      const win = last?.wins.at(-1);
      if (win === undefined) leadingTies += 1;
      else win.ties += 1;
    } else if (last?.side === winner) last.wins.push({ ties: 0 });
    else columns.push({ side: winner, wins: [{ ties: 0 }] });
  }
  return { columns, leadingTies };
}

export interface RoadCell {
  readonly column: number;
  readonly row: number;
}

/**
 * Places the marks of columns on a grid. A column turns right where the grid or an earlier column ends it.
 *
 * @param lengths the marks of each column
 * @param rows the rows of the grid
 * @returns the cells of each column, in the order of its marks
 */
export function roadCells(lengths: readonly number[], rows: number): readonly (readonly RoadCell[])[] {
  const taken = new Set<string>();
  const isFree = ({ column, row }: RoadCell): boolean => row < rows && !taken.has(`${column} ${row}`);
  return lengths.map((length, column) => {
    const cells: RoadCell[] = [];
    let hasTurned = false;
    let cell: RoadCell = { column, row: 0 };
    while (!isFree(cell)) cell = { column: cell.column + 1, row: 0 };
    for (let mark = 0; mark < length; mark += 1) {
      if (mark > 0) {
        const below = { column: cell.column, row: cell.row + 1 };
        hasTurned ||= !isFree(below);
        cell = hasTurned ? { column: cell.column + 1, row: cell.row } : below;
      }
      cells.push(cell);
      taken.add(`${cell.column} ${cell.row}`);
    }
    return cells;
  });
}

/** The distance of the columns that a derived road compares. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

/**
 * A derived road, as the lengths of its columns with the same colour in a row: red where the big road repeats its pattern, and blue where
 * it does not.
 */
export function derivedRoad(road: DerivedRoad, { columns }: BigRoad): readonly { red: boolean; length: number }[] {
  const distance = DERIVED_ROADS[road];
  const lengths = columns.map(({ wins }) => wins.length);
  const groups: { red: boolean; length: number }[] = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row += 1) {
      const red = isRepeated(lengths, column, row, distance);
      if (red === undefined) continue;
      const last = groups.at(-1);
      if (last?.red === red) last.length += 1;
      else groups.push({ red, length: 1 });
    }
  });
  return groups;
}

/** Undefined where the big road is too short to compare. */
function isRepeated(lengths: readonly number[], column: number, row: number, distance: number): boolean | undefined {
  if (row === 0) {
    const other = lengths[column - 1 - distance];
    return other === undefined ? undefined : lengths[column - 1] === other;
  }
  const compared = lengths[column - distance];
  return compared === undefined ? undefined : compared !== row;
}
