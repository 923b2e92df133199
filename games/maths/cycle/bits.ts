/**
 * A board as bits: the cell of a reel and a row is bit `reel × rows + row`. 30 cells fit an integer that V8 keeps without allocation.
 */
export const MOST_BITS = 30;
/** The table of falls has `4 ** rows` entries. */
export const MOST_ROWS = 8;

export function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** The cells of a board with the same row on each reel, as bits. */
export function rowBits(rows: number, reels: number, row: number): number {
  let mask = 0;
  for (let reel = 0; reel < reels; reel += 1) mask |= 1 << (reel * rows + row);
  return mask;
}

/** How symbols of a reel fall: by the bits of the empty cells and those of a symbol, `empty × 2 ** rows + symbol`. */
export function fallTable(rows: number): Int32Array {
  const columns = 2 ** rows;
  const table = new Int32Array(columns * columns);
  for (let empty = 0; empty < columns; empty += 1)
    for (let symbol = 0; symbol < columns; symbol += 1) {
      let fallen = 0;
      let bottom = rows - 1;
      for (let row = rows - 1; row >= 0; row -= 1) {
        if (((empty >> row) & 1) === 1) continue;
        if (((symbol >> row) & 1) === 1) fallen |= 1 << bottom;
        bottom -= 1;
      }
      table[empty * columns + symbol] = fallen;
    }
  return table;
}
