import type { Sprite } from 'pixi.js';

const SECONDS = 0.5;

/** A ring of water that spreads and fades. */
export class Splash {
  readonly sprite: Sprite;
  /** The part of its time that has passed. */
  #part = 1;

  constructor(sprite: Sprite) {
    this.sprite = sprite;
    this.hide();
  }

  show(x: number, y: number): void {
    this.sprite.position.set(x, y);
    this.sprite.visible = true;
    this.#part = 0;
  }

  hide(): void {
    this.sprite.visible = false;
  }

  /**
   * @param scale pixels for a unit of the ledges
   * @returns whether it moved
   */
  advance(seconds: number, scale: number): boolean {
    const { sprite } = this;
    if (!sprite.visible) return false;
    this.#part += seconds / SECONDS;
    sprite.scale.set(scale * (0.7 + 0.5 * this.#part));
    sprite.alpha = Math.max(0, 1 - this.#part);
    sprite.visible = this.#part < 1;
    return true;
  }
}
