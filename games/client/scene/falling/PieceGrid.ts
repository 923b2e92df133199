import { Container, type Sprite, type Texture } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import { orbPicture } from '../../look/orbPicture.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import { paintedText } from '../paintedText.ts';
import type { FallenBoard, PagePoint } from '../TumbleBoard.ts';
import { paintedTrail } from './paintedParts.ts';
import { Piece } from './Piece.ts';

/** How much symbols beside a win are dimmed. */
const DIM = 0.42;
/** A symbol begins to fall this long after the symbol below it. */
const FALL_STEP_SECONDS = 0.02;
const LABEL = { size: 17, fill: '#FFFFFF', edge: '#2A0A3ACC' } as const;

export interface PieceGridParts {
  readonly look: Pick<LookFile, 'board' | 'orbs'>;
  readonly atlas: Atlas;
  readonly reels: number;
  readonly rows: number;
  /** Whether multiples wait for a throw in place of falling. Symbols are heavy then. */
  readonly throws?: boolean;
}

/** The pieces of a board by their cells. All of them exist from the start. */
export class PieceGrid {
  readonly trails = new Container();
  readonly symbols = new Container();
  /** Multiples are in front of the frame. */
  readonly front: Container;
  readonly pieces: readonly Piece[];
  /** The pieces of each reel, downwards. An empty cell has none. */
  readonly columns: (Piece | undefined)[][];
  readonly #parts: PieceGridParts;
  readonly #labels = new Map<number, Texture>();

  constructor(parts: PieceGridParts, front: Container) {
    this.#parts = parts;
    this.front = front;
    const trail = paintedTrail();
    this.columns = Array.from({ length: parts.reels }, () => []);
    // Symbols that leave and new ones are on the screen together.
    this.pieces = Array.from({ length: parts.reels * parts.rows * 2 }, () => new Piece(trail, parts.throws));
    for (const piece of this.pieces) {
      this.trails.addChild(piece.trail);
      this.symbols.addChild(piece.sprite);
    }
  }

  at(reel: number, row: number): Piece | undefined {
    return this.columns[reel]?.[row];
  }

  sprite(reel: number, row: number): Sprite | undefined {
    return this.at(reel, row)?.sprite;
  }

  /** The middle of a row, in units of the board. */
  middle(row: number): number {
    const { firstCell, cell } = this.#parts.look.board;
    return firstCell.y + (row + 0.5) * cell.height;
  }

  /** The middle of cells, in units of the board. */
  middleOf(cells: readonly Cell[]): PagePoint {
    const { firstCell, cell } = this.#parts.look.board;
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const x = firstCell.x + (middle(cells.map(([reel]) => reel)) + 0.5) * cell.width;
    return { x, y: this.middle(middle(cells.map(([, row]) => row))) };
  }

  /** Shows a board at once. */
  place(board: FallenBoard): void {
    for (const piece of this.pieces) if (piece.isUsed) this.release(piece);
    for (const column of this.columns) column.length = 0;
    for (const [reel, column] of board.window.entries())
      for (const row of column.keys()) {
        const piece = this.#take(reel, row, board);
        piece?.motion.place(this.middle(row));
        piece?.draw();
      }
  }

  /** Lets the symbol of a cell fall into it from above. @param from in units of the board */
  enter([reel, row]: Cell, board: FallenBoard, from: number, delay: number): void {
    const piece = this.#take(reel, row, board);
    if (piece?.isOrb === true && this.#parts.throws === true) {
      piece.hold(this.middle(row));
      return;
    }
    // A multiple is seen before it reaches the frame, so it comes from further above.
    piece?.motion.drop(piece.isOrb ? from - this.#parts.look.board.cell.height : from, this.middle(row), delay);
    piece?.draw();
  }

  /** Lets the symbols of a reel fall into its empty rows, and new symbols into the rows above them. */
  refill(reel: number, empty: ReadonlySet<number>, board: FallenBoard): void {
    const column = this.columns[reel];
    if (column === undefined) return;
    const { rows, look } = this.#parts;
    const { firstCell, cell } = look.board;
    const kept = column.filter((piece, row): piece is Piece => piece !== undefined && !empty.has(row));
    const fresh = rows - kept.length;
    column.fill(undefined);
    for (const [index, piece] of kept.entries()) {
      const row = fresh + index;
      column[row] = piece;
      piece.row = row;
      const to = this.middle(row);
      if (to - piece.motion.y > 0.5)
        piece.motion.drop(piece.motion.y, to, (kept.length - 1 - index) * FALL_STEP_SECONDS);
    }
    for (let row = 0; row < fresh; row += 1)
      this.enter(
        [reel, row],
        board,
        firstCell.y - (fresh - row - 0.5) * cell.height - 12,
        (kept.length + fresh - 1 - row) * FALL_STEP_SECONDS,
      );
  }

  /** Empties a cell. */
  remove([reel, row]: Cell): void {
    const piece = this.at(reel, row);
    const column = this.columns[reel];
    if (piece === undefined || column === undefined) return;
    this.release(piece);
    column[row] = undefined;
  }

  /** Dims the symbols that are not lit. @param part 0 for as bright as ever */
  dim(lit: readonly Cell[], part: number): void {
    for (const piece of this.pieces) if (piece.isUsed && !piece.isOrb) piece.sprite.alpha = 1 - DIM * part;
    for (const [reel, row] of lit) {
      const piece = this.at(reel, row);
      if (piece !== undefined) piece.sprite.alpha = 1;
    }
  }

  release(piece: Piece): void {
    if (piece.isOrb) {
      this.trails.addChild(piece.trail);
      this.symbols.addChild(piece.sprite);
      this.front.removeChild(piece.label);
    }
    piece.hide();
  }

  #take(reel: number, row: number, { window, orbs = [] }: FallenBoard): Piece | undefined {
    const { atlas, look } = this.#parts;
    const { firstCell, cell } = look.board;
    const piece = this.pieces.find(({ isUsed }) => !isUsed);
    const column = this.columns[reel];
    if (piece === undefined || column === undefined) return undefined;
    const orb = orbs.find(({ cell: [onReel, onRow] }) => onReel === reel && onRow === row);
    const symbol = window[reel]?.[row] ?? '';
    const picture = orb === undefined ? symbol : orbPicture(orb.multiple, look.orbs ?? [], symbol);
    piece.take(firstCell.x + (reel + 0.5) * cell.width, atlas.texture(picture), orb && this.#label(orb.multiple));
    piece.reel = reel;
    piece.row = row;
    column[row] = piece;
    if (piece.isOrb) {
      this.front.addChildAt(piece.trail, 0);
      this.front.addChild(piece.sprite, piece.label);
    }
    return piece;
  }

  /** The text of a multiple, painted once. */
  #label(multiple: number): Texture {
    const known = this.#labels.get(multiple);
    if (known !== undefined) return known;
    const made = paintedText(`×${multiple}`, LABEL);
    this.#labels.set(multiple, made);
    return made;
  }
}
