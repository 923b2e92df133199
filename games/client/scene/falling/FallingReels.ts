import { Container, type Sprite } from 'pixi.js';
import type { Cell, SpinOutcome } from '#games/api/index.ts';
import { reelsOf } from '#games/maths/index.ts';
import { dropPlan, leaveDelay, rowDelay } from '../../timing/dropPlan.ts';
import { firstStops, windowAt } from '../firstStops.ts';
import type { SymbolBoard } from '../SymbolBoard.ts';
import type { FallenBoard, PagePoint, TumbleBoard } from '../TumbleBoard.ts';
import { CellLights } from './CellLights.ts';
import type { FallingParts } from './FallingParts.ts';
import { paintedBurst, paintedLight, paintedSplinter } from './paintedParts.ts';
import type { Piece } from './Piece.ts';
import { PieceGrid } from './PieceGrid.ts';
import { Sag } from './Sag.ts';
import { splinterTint } from './splinterTint.ts';
import { Splinters } from './Splinters.ts';

const LIGHT_SECONDS = 0.42;
const BURST_SECONDS = 0.16;
/** Between the burst of a cell and of the next one. */
const RIPPLE_SECONDS = 0.015;
const SWELL = 0.16;
/** With reduced motion the symbols fade out and in. */
const FADE_SECONDS = 0.22;

type Action = 'still' | 'leaving' | 'dropping' | 'lighting' | 'bursting' | 'falling' | 'fading';

/** The board of a game with tumbles: its symbols drop in column by column, burst, and fall. */
export class FallingReels implements SymbolBoard, TumbleBoard {
  readonly container = new Container();
  /** Multiples fall in front of the frame. */
  readonly front = new Container();
  readonly #parts: FallingParts;
  readonly #rows: number;
  readonly #grid: PieceGrid;
  readonly #lights: CellLights;
  readonly #splinters: Splinters;
  readonly #sag: Sag;
  readonly #waits: number[] = [];
  readonly #strips: readonly string[];
  #lit: readonly Cell[] = [];
  #shown: FallenBoard;
  #anticipated: readonly boolean[] = [];
  #action: Action = 'still';
  #seconds = 0;
  #burst = 0;
  #isReduced = false;
  #isFadingIn = false;
  #done: (() => void) | undefined;

  constructor(parts: FallingParts) {
    this.#parts = parts;
    const { maths, look, atlas } = parts;
    const { cell } = look.board;
    this.#rows = maths.rows;
    const base = maths.strips[maths.variants[0]?.base ?? ''] ?? [];
    this.#strips = base;
    const light = atlas.has('lit')
      ? atlas.texture('lit')
      : paintedLight(cell.width, cell.height, look.colours.lineGlow);
    const reels = reelsOf(maths);
    this.#lights = new CellLights(light, reels * maths.rows);
    this.#grid = new PieceGrid({ look, atlas, reels, rows: maths.rows }, this.front);
    this.container.addChild(this.#lights.container, this.#grid.trails, this.#grid.symbols);
    this.#splinters = new Splinters(
      atlas.has('burst') ? atlas.texture('burst') : paintedBurst(look.colours.line),
      paintedSplinter(),
    );
    this.front.addChild(this.#splinters.container);
    this.#sag = new Sag(parts.sag);
    const strips = base.map((strip) => strip.split(' '));
    const stops = firstStops(strips, maths.rows, [maths.tumble?.thrown?.symbol]);
    this.#shown = { window: windowAt(strips, stops, maths.rows) };
    this.#grid.place(this.#shown);
  }

  sprite(reel: number, row: number): Sprite | undefined {
    return this.#grid.sprite(reel, row);
  }

  /** The stops of its strips show a variant. */
  setVariant(): void {}

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  start(): void {
    this.#end();
    this.#begin(this.#isReduced ? 'fading' : 'leaving');
    this.#isFadingIn = false;
    this.#lights.clear();
    if (this.#isReduced) return;
    const { firstCell, cell } = this.#parts.look.board;
    const floor = firstCell.y + (this.#rows + 0.6) * cell.height;
    for (const [reel, column] of this.#grid.columns.entries())
      for (const [row, piece] of column.entries()) {
        if (piece === undefined) continue;
        piece.row = -1;
        piece.motion.drop(piece.motion.y, floor, leaveDelay(reel) + rowDelay(this.#rows, row));
        column[row] = undefined;
      }
  }

  stop(spin: SpinOutcome): Promise<void> {
    if (this.#action === 'still') this.start();
    this.#shown = spin;
    if (!this.#isReduced) this.#drop(spin);
    return this.#until();
  }

  place(spin: SpinOutcome): void {
    this.show(spin);
  }

  giveBack(): void {
    if (this.#action === 'still') return;
    if (!this.#isReduced) this.#drop(undefined);
    void this.#until();
  }

  light(cells: readonly Cell[]): Promise<void> {
    this.#begin('lighting');
    this.#lit = cells;
    for (const [index, cell] of cells.entries()) {
      const { x, y } = this.#grid.middleOf([cell]);
      this.#lights.show(index, x, y);
    }
    return this.#until();
  }

  burst(cells: readonly Cell[]): Promise<void> {
    this.#begin('bursting');
    this.#lit = cells;
    this.#burst = 0;
    const { x, y } = this.#grid.middleOf(cells);
    this.#parts.hole(x, y);
    return this.#until();
  }

  fall(removed: readonly Cell[], board: FallenBoard): Promise<void> {
    this.#shown = board;
    this.#parts.fill();
    if (this.#isReduced) {
      this.#begin('fading');
      this.#isFadingIn = true;
      this.#placeShown();
      return this.#until();
    }
    this.#begin('falling');
    for (const [reel, column] of this.#grid.columns.entries()) {
      const empty = new Set(removed.filter(([on]) => on === reel).map(([, row]) => row));
      if (empty.size > 0) this.#fallOn(reel, column, empty, board);
    }
    return this.#until();
  }

  show(board: FallenBoard): void {
    this.#shown = board;
    this.#parts.fill();
    this.#placeShown();
    this.#splinters.clear();
    this.#end();
    this.#parts.wake();
  }

  middleOf(cells: readonly Cell[]): PagePoint {
    const { x, y } = this.#grid.middleOf(cells);
    return this.#parts.toPage(x, y);
  }

  dimOrb([reel, row]: Cell): void {
    this.#grid.at(reel, row)?.dim();
    this.#parts.wake();
  }

  advance(seconds: number): boolean {
    const flies = this.#splinters.advance(seconds);
    const sags = this.#sag.advance(seconds);
    if (this.#action === 'still') return flies || sags;
    this.#seconds += seconds;
    if (this.#action === 'fading') this.#advanceFade();
    else if (this.#action === 'lighting') this.#advanceLight();
    else if (this.#action === 'bursting') this.#advanceBurst();
    else this.#advanceFall(seconds);
    return true;
  }

  #advanceFall(seconds: number): void {
    let moves = false;
    for (let index = 0; index < this.#grid.pieces.length; index += 1) {
      const piece = this.#grid.pieces[index];
      if (piece === undefined || !piece.isUsed) continue;
      const hasLanded = piece.advance(seconds);
      if (hasLanded && piece.row < 0) {
        this.#grid.release(piece);
        continue;
      }
      if (hasLanded) this.#landed(piece);
      piece.draw();
      if (piece.isMoving) moves = true;
    }
    // The outcome may not be known yet when the old symbols have left.
    if (!moves && this.#action !== 'leaving') this.#end();
  }

  #landed({ reel, row }: Piece): void {
    const waits = (this.#waits[reel] ?? 0) - 1;
    this.#waits[reel] = waits;
    if (waits !== 0 || this.#action !== 'dropping' || row < 0) return;
    const { listener, maths } = this.#parts;
    listener.reelStopped(
      reel,
      maths.scatter !== undefined && this.#shown.window[reel]?.includes(maths.scatter) === true,
    );
    if (this.#anticipated[reel + 1] === true) listener.anticipated();
  }

  #advanceLight(): void {
    const part = Math.min(1, this.#seconds / LIGHT_SECONDS);
    this.#lights.alpha = Math.min(1, part * 3);
    const swell = SWELL * part * part * (3 - 2 * part);
    for (let index = 0; index < this.#lit.length; index += 1) {
      const cell = this.#lit[index];
      const piece = cell === undefined ? undefined : this.#grid.at(cell[0], cell[1]);
      if (piece === undefined || this.#isReduced) continue;
      piece.swell = swell;
      piece.draw();
    }
    if (part === 1) this.#end();
  }

  #advanceBurst(): void {
    const { look } = this.#parts;
    while (this.#burst < this.#lit.length && this.#seconds >= this.#burst * RIPPLE_SECONDS) {
      const cell = this.#lit[this.#burst];
      this.#lights.hide(this.#burst);
      this.#burst += 1;
      const piece = cell === undefined ? undefined : this.#grid.at(cell[0], cell[1]);
      if (cell === undefined || piece === undefined) continue;
      if (!this.#isReduced)
        this.#splinters.burst(
          piece.sprite.x,
          piece.motion.y,
          splinterTint(look, this.#shown.window[cell[0]]?.[cell[1]]),
        );
      this.#grid.remove(cell);
    }
    if (this.#seconds < BURST_SECONDS || this.#burst < this.#lit.length) return;
    if (!this.#isReduced) this.#sag.start();
    this.#end();
  }

  #advanceFade(): void {
    const part = Math.min(1, this.#seconds / FADE_SECONDS);
    this.#alpha = this.#isFadingIn ? part : 1 - 0.85 * part;
    if (part < 1) return;
    if (this.#isFadingIn) {
      this.#end();
      return;
    }
    // The outcome is not known yet, so the symbols stay dim.
    if (this.#done === undefined) return;
    this.#placeShown();
    this.#seconds = 0;
    this.#isFadingIn = true;
  }

  /** Drops the shown board in from above. @param spin undefined for the earlier board */
  #drop(spin: SpinOutcome | undefined): void {
    const { maths, look } = this.#parts;
    const { window } = this.#shown;
    const plan = dropPlan({
      window,
      scatter: spin?.kind === 'base' ? maths.scatter : undefined,
      atLeast: maths.freeSpins?.atLeast ?? Number.POSITIVE_INFINITY,
      turned: this.#action === 'leaving' ? this.#seconds : 0,
      strips: this.#strips,
    });
    this.#begin('dropping');
    this.#anticipated = plan.anticipated;
    const { firstCell, cell } = look.board;
    for (const [reel, column] of window.entries()) {
      this.#waits[reel] = column.length;
      for (const row of column.keys()) {
        const from = firstCell.y - (this.#rows - row + 0.2) * cell.height;
        this.#grid.enter([reel, row], this.#shown, from, (plan.starts[reel] ?? 0) + rowDelay(this.#rows, row));
      }
    }
  }

  #fallOn(reel: number, column: (Piece | undefined)[], empty: ReadonlySet<number>, board: FallenBoard): void {
    const kept = column.filter((piece, row): piece is Piece => piece !== undefined && !empty.has(row));
    const fresh = this.#rows - kept.length;
    const { firstCell, cell } = this.#parts.look.board;
    column.fill(undefined);
    this.#waits[reel] = this.#rows;
    for (const [index, piece] of kept.entries()) {
      const row = fresh + index;
      column[row] = piece;
      piece.row = row;
      const to = this.#grid.middle(row);
      if (to - piece.motion.y > 0.5) piece.motion.drop(piece.motion.y, to, (kept.length - 1 - index) * 0.02);
    }
    for (let row = 0; row < fresh; row += 1)
      this.#grid.enter(
        [reel, row],
        board,
        firstCell.y - (fresh - row - 0.5) * cell.height - 12,
        (kept.length + fresh - 1 - row) * 0.02,
      );
  }

  #placeShown(): void {
    this.#grid.place(this.#shown);
    this.#lights.clear();
  }

  /** Multiples in front of the frame fade with the other symbols. */
  set #alpha(alpha: number) {
    this.container.alpha = alpha;
    this.front.alpha = alpha;
  }

  #begin(action: Action): void {
    this.#action = action;
    this.#seconds = 0;
    this.#parts.wake();
  }

  #until(): Promise<void> {
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  #end(): void {
    this.#action = 'still';
    this.#alpha = 1;
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }
}
