import { Container, Sprite } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import type { Atlas } from '../../scene/Atlas.ts';
import type { BoardLook } from '../../scene/board.ts';
import type { BoardLayer } from '../../scene/SceneLayer.ts';

/** Empty trays over the cells whose symbols were collected, until the reels turn again. */
export class TakenCells implements BoardLayer {
  readonly container = new Container();
  readonly #cells: readonly (readonly Sprite[])[];

  constructor(atlas: Atlas, { firstCell, cell }: BoardLook, reels: number, rows: number) {
    this.#cells = Array.from({ length: reels }, (_reel, reel) =>
      Array.from({ length: rows }, (_row, row) => {
        const sprite = new Sprite(atlas.texture('taken'));
        sprite.position.set(firstCell.x + reel * cell.width, firstCell.y + row * cell.height);
        sprite.visible = false;
        return sprite;
      }),
    );
    for (const column of this.#cells) this.container.addChild(...column);
  }

  take([reel, row]: Cell): void {
    const sprite = this.#cells[reel]?.[row];
    if (sprite !== undefined) sprite.visible = true;
  }

  clear(): void {
    for (const column of this.#cells) for (const sprite of column) sprite.visible = false;
  }

  /** The cells that are empty. */
  get taken(): readonly Cell[] {
    return this.#cells.flatMap((column, reel) =>
      column.flatMap((sprite, row): Cell[] => (sprite.visible ? [[reel, row]] : [])),
    );
  }

  advance(): boolean {
    return false;
  }
}
