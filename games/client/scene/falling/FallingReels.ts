import { Container, type Sprite } from 'pixi.js';
import type { Cell, SpinOutcome } from '#games/api/index.ts';
import { reelsOf } from '#games/maths/index.ts';
import { dropPlan, leaveDelay, rowDelay } from '../../timing/dropPlan.ts';
import { firstStops, windowAt } from '../firstStops.ts';
import type { SymbolBoard } from '../SymbolBoard.ts';
import type { FallenBoard, PagePoint, TumbleBoard } from '../TumbleBoard.ts';
import type { FallingParts } from './FallingParts.ts';
import type { Piece } from './Piece.ts';
import { PieceGrid } from './PieceGrid.ts';
import { JOLT, Sag, SOFT_SAG } from './Sag.ts';
import { splinterTint } from './splinterTint.ts';
import { Splinters } from './Splinters.ts';
import type { Striker } from './Striker.ts';
import { WinLight } from './WinLight.ts';

const BURST_SECONDS = 0.16;
/** Between the burst of a cell and of the next one. */
const RIPPLE_SECONDS = 0.015;
/** The jolt of a column of stone that lands, as a share of that of a stroke. */
const LANDING = 0.5;
/** Each further burst of a spin moves the board harder, up to a limit. */
const HARDER = 0.18;
const HARDEST = 5;
/** With reduced motion the symbols fade out and in. */
const FADE_SECONDS = 0.22;

type Action = 'still' | 'leaving' | 'dropping' | 'lighting' | 'bursting' | 'falling' | 'throwing' | 'fading';

/** The board of a game with tumbles: its symbols drop in column by column, burst, and fall. */
export class FallingReels implements SymbolBoard, TumbleBoard {
  readonly container = new Container();
  /** Multiples fall in front of the frame. */
  readonly front = new Container();
  readonly #parts: FallingParts;
  readonly #rows: number;
  readonly #grid: PieceGrid;
  readonly #light: WinLight;
  readonly #splinters: Splinters;
  readonly #sag: Sag;
  readonly #striker: Striker | undefined;
  readonly #multiples = new Container();
  readonly #waits: number[] = [];
  readonly #strips: readonly string[];
  #shown: FallenBoard;
  #anticipated: readonly boolean[] = [];
  #action: Action = 'still';
  #seconds = 0;
  #burst = 0;
  /** The bursts since the board was dropped in. */
  #bursts = 0;
  #isReduced = false;
  #isFadingIn = false;
  #done: (() => void) | undefined;

  constructor(parts: FallingParts) {
    this.#parts = parts;
    const { maths, look, atlas } = parts;
    this.#rows = maths.rows;
    const base = maths.strips[maths.variants[0]?.base ?? ''] ?? [];
    this.#strips = base;
    const reels = reelsOf(maths);
    this.#striker = parts.striker;
    const throws = this.#striker !== undefined;
    this.#grid = new PieceGrid({ look, atlas, reels, rows: maths.rows, throws }, this.#multiples);
    const layer = this.container;
    this.#light = new WinLight({ look, maths, atlas, grid: this.#grid, striker: this.#striker, layer });
    this.container.addChild(this.#grid.trails, this.#grid.symbols);
    this.front.addChild(this.#multiples);
    if (this.#striker !== undefined) this.front.addChild(this.#striker.front);
    this.#splinters = Splinters.of(look, atlas);
    this.front.addChild(this.#splinters.container);
    this.#sag = new Sag(parts.sag, throws ? JOLT : SOFT_SAG);
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
    this.#striker?.setReducedMotion(isReduced);
  }

  start(): void {
    this.#end();
    this.#bursts = 0;
    this.#begin(this.#isReduced ? 'fading' : 'leaving');
    this.#isFadingIn = false;
    this.#light.clear();
    this.#striker?.clear();
    if (this.#isReduced) return;
    const { firstCell, cell } = this.#parts.look.board;
    const floor = firstCell.y + (this.#rows + 0.6) * cell.height;
    for (const [reel, column] of this.#grid.columns.entries())
      for (const [row, piece] of column.entries()) {
        if (piece === undefined) continue;
        piece.row = -1;
        piece.motion.drop(piece.motion.y, floor, leaveDelay(reel) + this.#rowDelay(row));
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

  light(cells: readonly Cell[], wins: readonly (readonly Cell[])[], isBrief = false): Promise<void> {
    this.#begin('lighting');
    this.#light.begin(cells, wins, { isStill: this.#isReduced, isBrief });
    return this.#until();
  }

  burst(cells: readonly Cell[]): Promise<void> {
    this.#begin('bursting');
    this.#light.release();
    this.#burst = 0;
    this.#bursts += 1;
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
    for (const reel of this.#grid.columns.keys()) {
      const empty = new Set(removed.filter(([on]) => on === reel).map(([, row]) => row));
      if (empty.size === 0) continue;
      this.#waits[reel] = this.#rows;
      this.#grid.refill(reel, empty, board);
    }
    return this.#until();
  }

  show(board: FallenBoard): void {
    this.#shown = board;
    this.#parts.fill();
    this.#placeShown();
    this.#splinters.clear();
    this.#striker?.clear();
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
    const strikes = this.#striker?.advance(seconds) === true;
    if (this.#action === 'still') return flies || sags || strikes;
    this.#seconds += seconds;
    if (this.#action === 'fading') this.#advanceFade();
    else if (this.#action === 'lighting') {
      if (this.#light.advance(this.#seconds, this.#isReduced)) this.#end();
    } else if (this.#action === 'bursting') this.#advanceBurst();
    else if (this.#action !== 'throwing') this.#advanceFall(seconds);
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
    if (!moves && this.#action !== 'leaving') this.#throwHeld();
  }

  /** Throws the multiples that have come in with a board. */
  #throwHeld(): void {
    const held = this.#grid.pieces.filter(({ isUsed, isHeld }) => isUsed && isHeld);
    if (this.#striker === undefined || held.length === 0) {
      this.#end();
      return;
    }
    this.#begin('throwing');
    this.#striker.throwPieces(
      held,
      () => this.#sag.start(),
      () => this.#end(),
    );
  }

  #landed({ reel, row }: Piece): void {
    const waits = (this.#waits[reel] ?? 0) - 1;
    this.#waits[reel] = waits;
    if (waits !== 0 || this.#action !== 'dropping' || row < 0) return;
    if (this.#striker !== undefined) this.#sag.start(LANDING);
    const { listener, maths } = this.#parts;
    listener.reelStopped(
      reel,
      maths.scatter !== undefined && this.#shown.window[reel]?.includes(maths.scatter) === true,
    );
    if (this.#anticipated[reel + 1] === true) listener.anticipated();
  }

  #advanceBurst(): void {
    const { look } = this.#parts;
    const { cells } = this.#light;
    while (this.#burst < cells.length && this.#seconds >= this.#burst * RIPPLE_SECONDS) {
      const cell = cells[this.#burst];
      this.#light.hide(this.#burst);
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
    if (this.#seconds < BURST_SECONDS || this.#burst < cells.length) return;
    if (!this.#isReduced) this.#sag.start(1 + HARDER * Math.min(this.#bursts - 1, HARDEST));
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
        this.#grid.enter([reel, row], this.#shown, from, (plan.starts[reel] ?? 0) + this.#rowDelay(row));
        if (this.#grid.at(reel, row)?.isHeld === true) this.#waits[reel] = (this.#waits[reel] ?? 0) - 1;
      }
    }
  }

  /** A column of stone falls as one block. */
  #rowDelay(row: number): number {
    return this.#striker === undefined ? rowDelay(this.#rows, row) : 0;
  }

  #placeShown(): void {
    this.#grid.place(this.#shown);
    this.#light.clear();
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
