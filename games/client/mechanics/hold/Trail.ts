import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mover } from '../../scene/Loop.ts';

const LIGHTS = 60;
const RUN_SECONDS = 0.24;
const FADE_SECONDS = 0.5;
const ALPHA = 0.26;
/** The trail is wide at its source and narrow where it ends, in units of the board. */
const WIDE = 62;
const NARROW = 20;
/** How far the arc swings out. */
const BEND = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A trail of light that runs along an arc into a cell. */
export class Trail implements Mover {
  readonly container = new Container();
  readonly #lights: readonly Sprite[];
  #seconds = Number.POSITIVE_INFINITY;

  constructor(light: Texture) {
    this.#lights = Array.from({ length: LIGHTS }, () => {
      const sprite = new Sprite(light);
      sprite.anchor.set(0.5);
      sprite.blendMode = 'add';
      this.container.addChild(sprite);
      return sprite;
    });
    this.container.visible = false;
  }

  run(from: Point, to: Point): void {
    // The arc swings outwards and comes down into the cell.
    const bend = { x: Math.max(from.x, to.x) + BEND, y: from.y + (to.y - from.y) * 0.5 };
    for (const [index, light] of this.#lights.entries()) {
      const part = index / (LIGHTS - 1);
      const rest = 1 - part;
      light.position.set(
        rest * rest * from.x + 2 * rest * part * bend.x + part * part * to.x,
        rest * rest * from.y + 2 * rest * part * bend.y + part * part * to.y,
      );
      const width = WIDE + (NARROW - WIDE) * part;
      light.setSize(width, width);
    }
    this.#seconds = 0;
    this.container.visible = true;
  }

  clear(): void {
    this.#seconds = Number.POSITIVE_INFINITY;
    this.container.visible = false;
  }

  /** Returns whether it still moves. */
  advance(seconds: number): boolean {
    if (!this.container.visible) return false;
    this.#seconds += seconds;
    const reached = this.#seconds / RUN_SECONDS;
    const fade = Math.min(1, Math.max(0, 1 - (this.#seconds - RUN_SECONDS) / FADE_SECONDS));
    for (let index = 0; index < LIGHTS; index += 1) {
      const light = this.#lights[index];
      if (light !== undefined) light.alpha = index / LIGHTS <= reached ? ALPHA * fade : 0;
    }
    if (fade === 0) this.container.visible = false;
    return this.container.visible;
  }
}
