import type { Draw, DrawReader } from '../DrawReader.ts';

/** A number, and what it draws. */
export type TableDraw = Draw & { what: string };

/** Draws the numbers of a round of a table, and records each. */
export class TableDraws {
  readonly all: TableDraw[] = [];
  readonly #reader: DrawReader;

  constructor(reader: DrawReader) {
    this.#reader = reader;
  }

  async below(below: number, what: string): Promise<number> {
    const { result, draws } = await this.#reader.draw(below);
    this.all.push(...draws.map((each) => ({ ...each, what })));
    return result;
  }

  /** Draws one of the pieces that are left and takes it out of them. */
  async piece(left: number[], what: string): Promise<number> {
    const [piece = 0] = left.splice(await this.below(left.length, what), 1);
    return piece;
  }
}

/** The pieces of a full set in their order. */
export const fullSet = (size: number): number[] => [...Array(size).keys()];

/** A recomputed round: its pieces by owner, and the twentieths of the stake that a place returns. Undefined for an unknown place. */
export interface TableOutcome {
  result: Record<string, number[]>;
  returned: (place: string) => number | undefined;
}

/** A place that wins returns its stake too. */
export const paidOf = (hasWon: boolean, pay: number): number => (hasWon ? 20 + pay : 0);
