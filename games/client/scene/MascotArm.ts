import type { Sprite } from 'pixi.js';
import type { Mover } from './Loop.ts';

const FALL_SECONDS = 0.2;
const RISE_SECONDS = 0.34;
/** How far the arm comes down, in radians. */
const SWING = 0.62;

/** An arm of the mascot that beckons. */
export class MascotArm implements Mover {
  readonly #arm: Sprite;
  readonly #body: Sprite;
  readonly #offsetX: number;
  readonly #offsetY: number;
  #seconds = Number.POSITIVE_INFINITY;
  #isReduced = false;

  constructor(arm: Sprite, body: Sprite) {
    this.#arm = arm;
    this.#body = body;
    this.#offsetX = arm.x - body.x;
    this.#offsetY = arm.y - body.y;
  }

  beckon(): void {
    if (!this.#isReduced) this.#seconds = 0;
  }

  setVisible(isVisible: boolean): void {
    this.#arm.visible = isVisible;
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  advance(seconds: number): boolean {
    this.#followBody();
    if (this.#seconds > FALL_SECONDS + RISE_SECONDS) return false;
    this.#seconds += seconds;
    const down = Math.min(1, this.#seconds / FALL_SECONDS);
    const up = Math.min(1, Math.max(0, (this.#seconds - FALL_SECONDS) / RISE_SECONDS));
    this.#arm.rotation += SWING * (down * down - up * (2 - up));
    return true;
  }

  /** The body can hop and lean. */
  #followBody(): void {
    const { x, y, rotation } = this.#body;
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    this.#arm.position.set(
      x + this.#offsetX * cos - this.#offsetY * sin,
      y + this.#offsetX * sin + this.#offsetY * cos,
    );
    this.#arm.rotation = rotation;
  }
}
