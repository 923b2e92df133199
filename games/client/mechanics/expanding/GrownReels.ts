import { Container, Sprite } from 'pixi.js';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import type { GrownCell } from './expandingSteps.ts';

const GROW_SECONDS = 0.16;
const PULSE_SECONDS = 0.6;

interface Cell {
  readonly root: Container;
  readonly symbol: Sprite;
  /** The remaining seconds of its growth. */
  left: number;
}

/** The cells of whole reels that the expanding symbol has filled, over the symbols of the reels. */
export class GrownReels implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #cells: Cell[] = [];
  #count = 0;
  #pulse = 0;

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
    this.container.visible = false;
  }

  /** Fills cells with a symbol, in motion or at once. */
  grow(cells: readonly GrownCell[], symbol: string, moves: boolean): void {
    this.container.visible = true;
    const { firstCell, cell: size } = this.#board;
    for (const { reel, row } of cells) {
      const cell = this.#cells[this.#count] ?? this.#make();
      this.#count += 1;
      cell.symbol.texture = this.#atlas.texture(symbol);
      cell.root.position.set(firstCell.x + (reel + 0.5) * size.width, firstCell.y + row * size.height);
      cell.root.visible = true;
      cell.left = moves ? GROW_SECONDS : 0;
      this.#pose(cell);
    }
  }

  /** All grown cells shine once. */
  pulse(): void {
    this.#pulse = PULSE_SECONDS;
  }

  clear(): void {
    this.#count = 0;
    this.#pulse = 0;
    this.container.visible = false;
    for (const { root } of this.#cells) root.visible = false;
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < this.#count; index += 1) {
      const cell = this.#cells[index];
      if (cell === undefined || cell.left <= 0) continue;
      cell.left = Math.max(0, cell.left - seconds);
      this.#pose(cell);
      moves = true;
    }
    if (this.#pulse <= 0) return moves;
    this.#pulse = Math.max(0, this.#pulse - seconds);
    const swell = 1 + 0.1 * Math.sin((1 - this.#pulse / PULSE_SECONDS) * Math.PI);
    for (let index = 0; index < this.#count; index += 1) this.#cells[index]?.symbol.scale.set(swell);
    return true;
  }

  /** A cell grows downwards from its upper edge. */
  #pose({ root, left }: Cell): void {
    root.scale.y = Math.max(0.02, 1 - left / GROW_SECONDS);
  }

  #make(): Cell {
    const { cell: size } = this.#board;
    const root = new Container();
    const ground = new Sprite(this.#atlas.texture('grown_cell'));
    ground.anchor.set(0.5);
    ground.setSize(size.width, size.height);
    const symbol = new Sprite();
    symbol.anchor.set(0.5);
    ground.y = size.height / 2;
    symbol.y = size.height / 2;
    root.addChild(ground, symbol);
    const cell = { root, symbol, left: 0 };
    this.#cells.push(cell);
    this.container.addChild(root);
    return cell;
  }
}
