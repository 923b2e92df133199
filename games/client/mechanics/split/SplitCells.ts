import { Container, Sprite } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';
import { partPlan } from './pounds.ts';

const SPREAD_SECONDS = 0.24;
const DIMMED = 0.4;
const DIMMED_GROUND = 0.62;
/** The moon behind the parts of a cell that wins. */
const LIT_SIZE = 0.84;

interface SplitCell {
  readonly root: Container;
  readonly ground: Sprite;
  readonly light: Sprite;
  readonly parts: readonly Sprite[];
  key: string;
  count: number;
  /** The remaining seconds in which its parts move apart. */
  left: number;
}

const keyOf = ([reel, row]: Cell): string => `${reel} ${row}`;

/** Cells that are split, with a small copy of their symbol for each part. They lie over the symbols of the reels. */
export class SplitCells implements BoardLayer {
  readonly container = new Container();
  readonly #board: LookFile['board'];
  readonly #atlas: Atlas;
  readonly #cells: SplitCell[] = [];

  constructor(board: LookFile['board'], atlas: Atlas) {
    this.#board = board;
    this.#atlas = atlas;
  }

  /** Shows a cell in its parts, which move apart or are there at once. */
  split(cell: Cell, symbol: string, count: number, moves: boolean): void {
    const key = keyOf(cell);
    const [reel, row] = cell;
    const { firstCell, cell: size } = this.#board;
    const split = this.#cells.find((each) => each.key === key) ?? this.#free();
    split.key = key;
    split.count = count;
    split.root.visible = true;
    split.root.position.set(firstCell.x + (reel + 0.5) * size.width, firstCell.y + (row + 0.5) * size.height);
    for (const [index, part] of split.parts.entries()) {
      part.visible = index < count;
      part.texture = this.#atlas.texture(symbol);
    }
    split.left = moves ? SPREAD_SECONDS : 0;
    this.#pose(split);
  }

  /** Lights the cells of wins, and dims the others. Undefined lights none and dims none. */
  light(cells: readonly Cell[] | undefined): void {
    const lit = new Set((cells ?? []).map(keyOf));
    for (const { key, ground, light, parts } of this.#cells) {
      const isBright = cells === undefined || lit.has(key);
      light.visible = lit.has(key);
      ground.alpha = isBright ? 1 : DIMMED_GROUND;
      for (const part of parts) part.alpha = isBright ? 1 : DIMMED;
    }
  }

  clear(): void {
    this.light(undefined);
    for (const split of this.#cells) {
      split.key = '';
      split.left = 0;
      split.root.visible = false;
    }
  }

  advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < this.#cells.length; index += 1) {
      const split = this.#cells[index];
      if (split === undefined || split.left <= 0) continue;
      split.left = Math.max(0, split.left - seconds);
      this.#pose(split);
      moves = true;
    }
    return moves;
  }

  #pose({ parts, count, left }: SplitCell): void {
    const { cell } = this.#board;
    const { size, places } = partPlan(count);
    const share = 1 - left / SPREAD_SECONDS;
    // The parts move a little too far, and come back.
    const apart = share + 0.5 * Math.sin(share * Math.PI) * share;
    const swell = size * (1 + 0.25 * Math.sin(share * Math.PI));
    for (let index = 0; index < count; index += 1) {
      const [x, y] = places[index] ?? [0, 0];
      const part = parts[index];
      if (part === undefined) continue;
      part.position.set(x * cell.width * apart, y * cell.height * apart);
      part.scale.set(swell);
    }
  }

  #free(): SplitCell {
    const free = this.#cells.find(({ key }) => key === '');
    if (free !== undefined) return free;
    const root = new Container();
    const centred = (name: string): Sprite => {
      const sprite = new Sprite(this.#atlas.texture(name));
      sprite.anchor.set(0.5);
      return sprite;
    };
    const ground = centred('split_cell');
    const light = centred('lit');
    light.scale.set(LIT_SIZE);
    light.visible = false;
    const parts = Array.from({ length: 4 }, () => {
      const part = new Sprite();
      part.anchor.set(0.5);
      return part;
    });
    root.addChild(ground, light, ...parts);
    this.container.addChild(root);
    const split = { root, ground, light, parts, key: '', count: 0, left: 0 };
    this.#cells.push(split);
    return split;
  }
}
