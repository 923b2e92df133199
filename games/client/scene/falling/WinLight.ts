import type { Container } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import { type MathsFile, reelsOf } from '#games/maths/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import { CellLights } from './CellLights.ts';
import { paintedLight } from './paintedParts.ts';
import type { PieceGrid } from './PieceGrid.ts';
import type { Striker } from './Striker.ts';
import { WayPaths } from './WayPaths.ts';

const LIGHT_SECONDS = 0.42;
const SWELL = 0.16;
/** The light of wins that are not above the stake. */
const BRIEF_SECONDS = 0.26;
const BRIEF_SWELL = 0.09;

export interface WinLightParts {
  readonly look: LookFile;
  readonly maths: MathsFile;
  readonly atlas: Atlas;
  readonly grid: PieceGrid;
  readonly striker: Striker | undefined;
  /** The layer of the symbols. Lights lie below what is added later. */
  readonly layer: Container;
}

/** The light of the wins of a board. It comes at once, or runs through the cells after a stroke. */
export class WinLight {
  readonly #parts: WinLightParts;
  readonly #lights: CellLights;
  readonly #ways: WayPaths | undefined;
  #striker: Striker | undefined;
  #cells: readonly Cell[] = [];
  #isBrief = false;
  #shown = 0;

  constructor(parts: WinLightParts) {
    this.#parts = parts;
    const { look, maths, atlas, striker, layer } = parts;
    const { width, height } = look.board.cell;
    const picture = atlas.has('lit') ? atlas.texture('lit') : paintedLight(width, height, look.colours.lineGlow);
    this.#lights = new CellLights(picture, reelsOf(maths) * maths.rows);
    this.#ways = maths.ways === undefined ? undefined : new WayPaths(look, layer);
    layer.addChild(this.#lights.container);
    if (striker !== undefined) layer.addChild(striker.behind);
  }

  /** The lit cells, in the order of their light. */
  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /**
   * @param isStill whether all cells are lit at once, without a stroke
   * @param isBrief whether the light is short
   */
  begin(
    cells: readonly Cell[],
    wins: readonly (readonly Cell[])[],
    { isStill, isBrief }: { isStill: boolean; isBrief: boolean },
  ): void {
    const { grid, striker } = this.#parts;
    this.#isBrief = isBrief;
    this.#striker = isStill ? undefined : striker;
    this.#cells = cells;
    this.#shown = 0;
    this.#ways?.show(wins);
    if (this.#striker === undefined) {
      this.#showUpTo(cells.length);
      return;
    }
    const order = this.#striker.strikeThrough(cells.map((cell) => grid.middleOf([cell])));
    this.#cells = order.map((index) => cells[index]).filter((cell) => cell !== undefined);
  }

  /** Returns whether all cells have been lit long enough. @param seconds since the light began */
  advance(seconds: number, isStill: boolean): boolean {
    const { grid } = this.#parts;
    const length = this.#isBrief ? BRIEF_SECONDS : LIGHT_SECONDS;
    const part = Math.min(1, seconds / (this.#striker?.strikeSeconds ?? length));
    this.#lights.alpha = this.#striker === undefined ? Math.min(1, part * 3) : 1;
    const isJoined = this.#ways?.fadeIn(Math.min(1, part * 3)) === true;
    if (this.#striker !== undefined) this.#showUpTo(this.#striker.reachedAfter(seconds));
    if (isJoined || this.#striker !== undefined) grid.dim(this.#cells, isJoined ? part : Math.min(1, part * 4));
    if (!isStill) this.#swell((this.#isBrief ? BRIEF_SWELL : SWELL) * part * part * (3 - 2 * part));
    return part === 1;
  }

  /** Takes away what joins the cells. The lights stay until they are hidden. */
  release(): void {
    this.#ways?.clear();
    this.#striker?.quench();
    this.#parts.grid.dim([], 0);
  }

  hide(index: number): void {
    this.#lights.hide(index);
  }

  clear(): void {
    this.#lights.clear();
    this.#ways?.clear();
  }

  #swell(swell: number): void {
    for (let index = 0; index < this.#cells.length; index += 1) {
      const cell = this.#cells[index];
      const piece = cell === undefined ? undefined : this.#parts.grid.at(cell[0], cell[1]);
      if (piece === undefined) continue;
      piece.swell = swell;
      piece.draw();
    }
  }

  #showUpTo(count: number): void {
    for (; this.#shown < count; this.#shown += 1) {
      const cell = this.#cells[this.#shown];
      if (cell === undefined) return;
      const { x, y } = this.#parts.grid.middleOf([cell]);
      this.#lights.show(this.#shown, x, y);
    }
  }
}
