import type { Cell, Orb } from '#games/api/index.ts';

/** The symbols of a board, and their multiples. */
export interface FallenBoard {
  readonly window: readonly (readonly string[])[];
  readonly orbs?: readonly Orb[] | undefined;
}

/** A point of the canvas, in pixels of the page. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** The board of a game whose symbols fall. */
export interface TumbleBoard {
  /**
   * Lights cells, and swells their symbols. Resolves when they have swollen.
   *
   * @param wins the cells of each win, which light joins in a game with ways
   * @param isBrief whether the light is short, for wins that are not above the stake
   */
  light(cells: readonly Cell[], wins: readonly (readonly Cell[])[], isBrief?: boolean): Promise<void>;
  /** Bursts the lit symbols. Resolves when their cells are empty. */
  burst(cells: readonly Cell[]): Promise<void>;
  /** Lets symbols fall into the empty cells, and new ones from above. Resolves when all of them lie. */
  fall(removed: readonly Cell[], board: FallenBoard): Promise<void>;
  /** Shows a board at once, and ends every motion. */
  show(board: FallenBoard): void;
  /** The middle of cells on the page. */
  middleOf(cells: readonly Cell[]): PagePoint;
  /** Dims the multiple in a cell, when it has left for the sum. */
  dimOrb(cell: Cell): void;
}
