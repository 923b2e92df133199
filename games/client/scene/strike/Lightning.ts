import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../Loop.ts';
import type { PagePoint } from '../TumbleBoard.ts';

/** Pieces of the way between two points. */
const PIECES = 5;
const JITTER = 7;
const THICKNESS = 24;
const FLICKER_SECONDS = 0.05;

/** Lightning from point to point. All of its sprites exist from the start. */
export class Lightning implements Mover {
  readonly container = new Container();
  readonly #sprites: readonly Sprite[];
  readonly #textureWidth: number;
  #points: readonly PagePoint[] = [];
  #links = 0;
  #due = 0;

  /** @param most the most links that a chain has */
  constructor(texture: Texture, most: number) {
    this.#textureWidth = texture.width;
    this.#sprites = Array.from({ length: most * PIECES }, () => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(0, 0.5);
      sprite.visible = false;
      sprite.blendMode = 'add';
      sprite.scale.y = THICKNESS / texture.height;
      this.container.addChild(sprite);
      return sprite;
    });
  }

  show(points: readonly PagePoint[]): void {
    this.clear();
    this.#points = points;
  }

  /** Shows the first links of the chain. */
  reach(links: number): void {
    this.#links = Math.min(links, this.#points.length - 1, this.#sprites.length / PIECES);
  }

  clear(): void {
    this.#points = [];
    this.#links = 0;
    for (const sprite of this.#sprites) sprite.visible = false;
  }

  advance(seconds: number): boolean {
    if (this.#links <= 0) return false;
    this.#due -= seconds;
    if (this.#due > 0) return true;
    this.#due = FLICKER_SECONDS;
    for (let link = 0; link < this.#links; link += 1) this.#layLink(link);
    return true;
  }

  #layLink(link: number): void {
    const from = this.#points[link];
    const to = this.#points[link + 1];
    if (from === undefined || to === undefined) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [acrossX, acrossY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
    let [x, y] = [from.x, from.y];
    for (let piece = 0; piece < PIECES; piece += 1) {
      const sprite = this.#sprites[link * PIECES + piece];
      if (sprite === undefined) return;
      const part = (piece + 1) / PIECES;
      const off = piece === PIECES - 1 ? 0 : (Math.random() - 0.5) * 2 * Math.min(JITTER, length * 0.14);
      const nextX = from.x + (to.x - from.x) * part + acrossX * off;
      const nextY = from.y + (to.y - from.y) * part + acrossY * off;
      sprite.position.set(x, y);
      sprite.rotation = Math.atan2(nextY - y, nextX - x);
      sprite.scale.x = (Math.hypot(nextX - x, nextY - y) + 1) / this.#textureWidth;
      sprite.alpha = 0.75 + Math.random() * 0.25;
      sprite.visible = true;
      [x, y] = [nextX, nextY];
    }
  }
}
