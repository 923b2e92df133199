import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell, SpinOutcome } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { orbPicture } from '../../look/orbPicture.ts';
import type { LookFile } from '../../look/schema.ts';
import { dropPlan, leaveDelay, rowDelay } from '../../timing/dropPlan.ts';
import type { Atlas } from '../Atlas.ts';
import { paintedText } from '../paintedText.ts';
import type { SceneListener } from '../ReelScene.ts';
import type { SymbolBoard } from '../SymbolBoard.ts';
import type { FallenBoard, PagePoint, TumbleBoard } from '../TumbleBoard.ts';
import { paintedBurst, paintedLight, paintedSplinter, paintedTrail } from './paintedParts.ts';
import { Piece } from './Piece.ts';
import { Splinters } from './Splinters.ts';

const LIGHT_SECONDS = 0.42;
const BURST_SECONDS = 0.16;
/** Between the burst of a cell and of the next one. */
const RIPPLE_SECONDS = 0.015;
const SWELL = 0.16;
/** With reduced motion the symbols fade out and in. */
const FADE_SECONDS = 0.22;
/** The board sags after a burst, in units, and rises again. */
const SAG = 6;
const SAG_SECONDS = 0.36;

export interface FallingParts {
  readonly look: LookFile;
  readonly maths: MathsFile;
  readonly atlas: Atlas;
  readonly listener: Pick<SceneListener, 'reelStopped' | 'anticipated'>;
  /** Starts the loop. */
  readonly wake: () => void;
  /** Moves the whole board down by some units. */
  readonly sag: (units: number) => void;
  /** A win has burst here. */
  readonly hole: (x: number, y: number) => void;
  /** The symbols fill the hole. */
  readonly fill: () => void;
  /** The page's point of a point of the board. */
  readonly toPage: (x: number, y: number) => PagePoint;
}

type Action = 'still' | 'leaving' | 'dropping' | 'lighting' | 'bursting' | 'falling' | 'fading';

/** The board of a game with tumbles: its symbols drop in column by column, burst, and fall. */
export class FallingReels implements SymbolBoard, TumbleBoard {
  readonly container = new Container();
  /** Multiples fall in front of the frame. */
  readonly front = new Container();
  readonly #parts: FallingParts;
  readonly #rows: number;
  readonly #pieces: Piece[] = [];
  /** The pieces of each reel, downwards. */
  readonly #grid: (Piece | undefined)[][] = [];
  readonly #lights: Sprite[] = [];
  readonly #splinters: Splinters;
  readonly #labels = new Map<number, Texture>();
  readonly #waits: number[] = [];
  #lit: readonly Cell[] = [];
  #shown: FallenBoard;
  #anticipated: readonly boolean[] = [];
  #action: Action = 'still';
  #seconds = 0;
  #burst = 0;
  #sag = 0;
  #isReduced = false;
  #isFadingIn = false;
  #done: (() => void) | undefined;

  constructor(parts: FallingParts) {
    this.#parts = parts;
    const { maths, look, atlas } = parts;
    const { cell } = look.board;
    this.#rows = maths.rows;
    const base = maths.strips[maths.variants[0]?.base ?? ''] ?? [];
    const light = atlas.has('lit') ? atlas.texture('lit') : paintedLight(cell.width, cell.height, look.colours.lineGlow);
    const trail = paintedTrail();
    const grounds = new Container();
    const trails = new Container();
    const symbols = new Container();
    this.container.addChild(grounds, trails, symbols);
    for (let place = 0; place < base.length * maths.rows; place += 1) {
      const ground = new Sprite(light);
      ground.anchor.set(0.5);
      ground.visible = false;
      this.#lights.push(ground);
      grounds.addChild(ground);
    }
    // Symbols that leave and new ones are on the screen together.
    for (let index = 0; index < base.length * maths.rows * 2; index += 1) {
      const piece = new Piece(trail);
      this.#pieces.push(piece);
      trails.addChild(piece.trail);
      symbols.addChild(piece.sprite);
    }
    this.#splinters = new Splinters(
      atlas.has('burst') ? atlas.texture('burst') : paintedBurst(look.colours.line),
      paintedSplinter(),
    );
    this.front.addChild(this.#splinters.container);
    const window = base.map((strip) => strip.split(' ').slice(0, maths.rows));
    for (const _ of window) this.#grid.push([]);
    this.#shown = { window };
    this.#place(this.#shown);
  }

  sprite(reel: number, row: number): Sprite | undefined {
    return this.#grid[reel]?.[row]?.sprite;
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
    for (const light of this.#lights) light.visible = false;
    if (this.#isReduced) return;
    const { firstCell, cell } = this.#parts.look.board;
    const floor = firstCell.y + (this.#rows + 0.6) * cell.height;
    for (const [reel, column] of this.#grid.entries())
      for (const [row, piece] of column.entries()) {
        if (piece === undefined) continue;
        piece.row = -1;
        piece.motion.drop(piece.motion.y, floor, leaveDelay(reel) + rowDelay(this.#rows, row));
        column[row] = undefined;
      }
  }

  stop(spin: SpinOutcome): Promise<void> {
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
    const { firstCell, cell } = this.#parts.look.board;
    for (const [index, [reel, row]] of cells.entries()) {
      const light = this.#lights[index];
      light?.position.set(firstCell.x + (reel + 0.5) * cell.width, this.#middle(row));
      if (light !== undefined) light.visible = true;
    }
    return this.#until();
  }

  burst(cells: readonly Cell[]): Promise<void> {
    this.#begin('bursting');
    this.#lit = cells;
    this.#burst = 0;
    const { x, y } = this.#middleOf(cells);
    this.#parts.hole(x, y);
    return this.#until();
  }

  fall(removed: readonly Cell[], board: FallenBoard): Promise<void> {
    this.#shown = board;
    this.#parts.fill();
    if (this.#isReduced) {
      this.#begin('fading');
      this.#isFadingIn = true;
      this.#place(board);
      return this.#until();
    }
    this.#begin('falling');
    for (const [reel, column] of this.#grid.entries()) {
      const empty = new Set(removed.filter(([on]) => on === reel).map(([, row]) => row));
      if (empty.size > 0) this.#fallOn(reel, column, empty, board);
    }
    return this.#until();
  }

  show(board: FallenBoard): void {
    this.#shown = board;
    this.#parts.fill();
    this.#place(board);
    this.#splinters.clear();
    this.#end();
    this.#parts.wake();
  }

  middleOf(cells: readonly Cell[]): PagePoint {
    const { x, y } = this.#middleOf(cells);
    return this.#parts.toPage(x, y);
  }

  dimOrb([reel, row]: Cell): void {
    this.#grid[reel]?.[row]?.dim();
    this.#parts.wake();
  }

  advance(seconds: number): boolean {
    const flies = this.#splinters.advance(seconds);
    const sags = this.#advanceSag(seconds);
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
    for (let index = 0; index < this.#pieces.length; index += 1) {
      const piece = this.#pieces[index];
      if (piece === undefined || !piece.isUsed) continue;
      const hasLanded = piece.advance(seconds);
      if (hasLanded && piece.row < 0) {
        this.#release(piece);
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
    const swell = SWELL * part * part * (3 - 2 * part);
    for (let index = 0; index < this.#lit.length; index += 1) {
      const light = this.#lights[index];
      if (light !== undefined) light.alpha = Math.min(1, part * 3);
      const cell = this.#lit[index];
      const piece = cell === undefined ? undefined : this.#grid[cell[0]]?.[cell[1]];
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
      const light = this.#lights[this.#burst];
      if (light !== undefined) light.visible = false;
      this.#burst += 1;
      const piece = cell === undefined ? undefined : this.#grid[cell[0]]?.[cell[1]];
      if (cell === undefined || piece === undefined) continue;
      if (!this.#isReduced)
        this.#splinters.burst(piece.sprite.x, piece.motion.y, tintOf(look, this.#shown.window[cell[0]]?.[cell[1]]));
      this.#release(piece);
      const column = this.#grid[cell[0]];
      if (column !== undefined) column[cell[1]] = undefined;
    }
    if (this.#seconds < BURST_SECONDS || this.#burst < this.#lit.length) return;
    if (!this.#isReduced) this.#sag = SAG_SECONDS;
    this.#end();
  }

  /** Returns whether the board still sags. */
  #advanceSag(seconds: number): boolean {
    if (this.#sag <= 0) return false;
    this.#sag = Math.max(0, this.#sag - seconds);
    const part = 1 - this.#sag / SAG_SECONDS;
    this.#parts.sag(SAG * Math.sin(part * Math.PI * 2) * (1 - part));
    return true;
  }

  #advanceFade(): void {
    const part = Math.min(1, this.#seconds / FADE_SECONDS);
    this.container.alpha = this.#isFadingIn ? part : 1 - 0.85 * part;
    if (part < 1) return;
    if (this.#isFadingIn) {
      this.#end();
      return;
    }
    // The outcome is not known yet, so the symbols stay dim.
    if (this.#done === undefined) return;
    this.#place(this.#shown);
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
    });
    this.#begin('dropping');
    this.#anticipated = plan.anticipated;
    const { firstCell, cell } = look.board;
    for (const [reel, column] of window.entries()) {
      this.#waits[reel] = column.length;
      for (const row of column.keys()) {
        const from = firstCell.y - (this.#rows - row + 0.2) * cell.height;
        this.#enter(reel, row, this.#shown, from, (plan.starts[reel] ?? 0) + rowDelay(this.#rows, row));
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
      const to = this.#middle(row);
      if (to - piece.motion.y > 0.5) piece.motion.drop(piece.motion.y, to, (kept.length - 1 - index) * 0.02);
    }
    for (let row = 0; row < fresh; row += 1)
      this.#enter(
        reel,
        row,
        board,
        firstCell.y - (fresh - row - 0.5) * cell.height - 12,
        (kept.length + fresh - 1 - row) * 0.02,
      );
  }

  /** Takes a piece for a cell, and lets it fall from above. */
  #enter(reel: number, row: number, board: FallenBoard, from: number, delay: number): void {
    const piece = this.#take(reel, row, board);
    // A multiple falls in front of the frame, so it comes from further above.
    piece?.motion.drop(piece.isOrb ? from - this.#parts.look.board.cell.height : from, this.#middle(row), delay);
    piece?.draw();
  }

  #take(reel: number, row: number, { window, orbs = [] }: FallenBoard): Piece | undefined {
    const { atlas, look } = this.#parts;
    const { firstCell, cell } = look.board;
    const piece = this.#pieces.find(({ isUsed }) => !isUsed);
    const column = this.#grid[reel];
    if (piece === undefined || column === undefined) return undefined;
    const orb = orbs.find(({ cell: [onReel, onRow] }) => onReel === reel && onRow === row);
    const symbol = window[reel]?.[row] ?? '';
    const picture = orb === undefined ? symbol : orbPicture(orb.multiple, look.orbs ?? [], symbol);
    piece.take(firstCell.x + (reel + 0.5) * cell.width, atlas.texture(picture), orb && this.#label(orb.multiple));
    piece.reel = reel;
    piece.row = row;
    column[row] = piece;
    if (piece.isOrb) this.front.addChildAt(piece.trail, 0);
    if (piece.isOrb) this.front.addChild(piece.sprite, piece.label);
    return piece;
  }

  #release(piece: Piece): void {
    if (piece.isOrb) {
      const [, trails, symbols] = this.container.children;
      trails?.addChild(piece.trail);
      symbols?.addChild(piece.sprite);
      this.front.removeChild(piece.label);
    }
    piece.hide();
  }

  /** The text of a multiple, painted once. */
  #label(multiple: number): Texture {
    const known = this.#labels.get(multiple);
    if (known !== undefined) return known;
    const made = paintedText(`×${multiple}`, { size: 17, fill: '#FFFFFF', edge: '#2A0A3ACC' });
    this.#labels.set(multiple, made);
    return made;
  }

  #place(board: FallenBoard): void {
    for (const piece of this.#pieces) if (piece.isUsed) this.#release(piece);
    for (const column of this.#grid) column.length = 0;
    for (const light of this.#lights) light.visible = false;
    for (const [reel, column] of board.window.entries())
      for (const row of column.keys()) {
        const piece = this.#take(reel, row, board);
        piece?.motion.place(this.#middle(row));
        piece?.draw();
      }
  }

  #middleOf(cells: readonly Cell[]): PagePoint {
    const { firstCell, cell } = this.#parts.look.board;
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2;
    const x = firstCell.x + middle(cells.map(([reel]) => reel)) * cell.width;
    return { x, y: firstCell.y + middle(cells.map(([, row]) => row)) * cell.height };
  }

  #middle(row: number): number {
    const { firstCell, cell } = this.#parts.look.board;
    return firstCell.y + (row + 0.5) * cell.height;
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
    this.container.alpha = 1;
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }
}

/** The colour of a symbol's splinters. */
function tintOf({ symbols, colours }: LookFile, symbol: string | undefined): number {
  const own = symbols[symbol ?? '']?.colours ?? [];
  const colour = own[Math.floor(own.length / 2)] ?? colours.lineGlow;
  return Number.parseInt(colour.slice(1), 16);
}
