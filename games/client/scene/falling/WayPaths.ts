import { Container, Sprite } from 'pixi.js';
import type { Cell } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';
import { paintedLine } from '../paintedLine.ts';

/** Three rows on two neighbours give nine strokes. Two wins of five reels show at a time. */
const STROKES = 72;
const LINE_HEIGHT = 20;

/** The light that joins every cell of a win by ways with those on the next reel. All strokes exist from the start. */
export class WayPaths {
  readonly #container = new Container();
  readonly #board: LookFile['board'];
  readonly #strokes: readonly Sprite[];

  /** @param symbols the layer of the symbols */
  constructor({ board, colours }: Pick<LookFile, 'board' | 'colours'>, symbols: Container) {
    this.#board = board;
    symbols.addChild(this.#container);
    const texture = paintedLine(colours.line, colours.lineGlow);
    this.#strokes = Array.from({ length: STROKES }, () => {
      const stroke = new Sprite(texture);
      stroke.anchor.set(0, 0.5);
      stroke.visible = false;
      this.#container.addChild(stroke);
      return stroke;
    });
  }

  /** Returns whether a win is joined. */
  fadeIn(alpha: number): boolean {
    this.#container.alpha = alpha;
    return this.#container.visible;
  }

  /** @param wins the cells of each win */
  show(wins: readonly (readonly Cell[])[]): void {
    this.clear();
    this.#container.visible = true;
    let used = 0;
    for (const cells of wins)
      for (const from of cells)
        for (const to of cells) {
          if (to[0] !== from[0] + 1) continue;
          const stroke = this.#strokes[used];
          if (stroke === undefined) return;
          used += 1;
          this.#join(stroke, from, to);
        }
  }

  clear(): void {
    this.#container.visible = false;
    for (const stroke of this.#strokes) stroke.visible = false;
  }

  #join(stroke: Sprite, from: Cell, to: Cell): void {
    const { firstCell, cell } = this.#board;
    const [dx, dy] = [cell.width, (to[1] - from[1]) * cell.height];
    stroke.visible = true;
    stroke.position.set(firstCell.x + (from[0] + 0.5) * cell.width, firstCell.y + (from[1] + 0.5) * cell.height);
    stroke.rotation = Math.atan2(dy, dx);
    stroke.setSize(Math.hypot(dx, dy), LINE_HEIGHT);
  }
}
