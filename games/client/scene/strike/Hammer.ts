import type { Sprite } from 'pixi.js';
import type { Atlas } from '../Atlas.ts';
import type { Mover } from '../Loop.ts';
import type { PagePoint } from '../TumbleBoard.ts';

const HUM_SECONDS = 2.4;
const BOBS_PER_SECOND = 0.62;
const BOB = 3.4;
const LIFT_SECONDS = 0.08;
const SWING_SECONDS = 0.08;
const REST_SECONDS = 0.07;
const RETURN_SECONDS = 0.3;
/** Seconds from the start of a strike until the head has come down. */
export const DOWN_SECONDS = LIFT_SECONDS + SWING_SECONDS;
/** How far it swings back, in radians, and how far it goes towards its target. */
const BACK = 0.42;
const REACH = 30;

type Motion = 'hovering' | 'lifting' | 'swinging' | 'resting' | 'returning';

/** The hammer above the board, without a hand: it hovers, hums, and strikes towards a point. */
export class Hammer implements Mover {
  readonly #sprite: Sprite;
  readonly #atlas: Pick<Atlas, 'texture'>;
  readonly #home: PagePoint;
  readonly #headAngle: number;
  readonly #headReach: number;
  #motion: Motion = 'hovering';
  #seconds = 0;
  #hum = 0;
  #time = 0;
  #turn = 0;
  #alongX = 0;
  #alongY = 0;
  #isReduced = false;

  /** @param head the middle of its head at rest, in units of the board */
  constructor(sprite: Sprite, atlas: Pick<Atlas, 'texture'>, head: PagePoint) {
    this.#sprite = sprite;
    this.#atlas = atlas;
    this.#home = { x: sprite.x, y: sprite.y };
    this.#headAngle = Math.atan2(head.y - sprite.y, head.x - sprite.x);
    this.#headReach = Math.hypot(head.x - sprite.x, head.y - sprite.y);
  }

  /** The middle of its head. */
  get headX(): number {
    return this.#sprite.x + Math.cos(this.#headAngle + this.#sprite.rotation) * this.#headReach;
  }

  get headY(): number {
    return this.#sprite.y + Math.sin(this.#headAngle + this.#sprite.rotation) * this.#headReach;
  }

  hum(): void {
    if (!this.#isReduced) this.#hum = HUM_SECONDS;
  }

  strike(x: number, y: number): void {
    if (this.#isReduced) return;
    const { x: homeX, y: homeY } = this.#home;
    const angle = Math.atan2(y - homeY, x - homeX);
    const turn = angle - this.#headAngle;
    this.#turn = turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI;
    this.#alongX = Math.cos(angle) * REACH;
    this.#alongY = Math.sin(angle) * REACH;
    this.#hum = HUM_SECONDS;
    this.#begin('lifting');
  }

  rest(): void {
    this.#hum = 0;
    this.#begin('hovering');
    this.#place(0, 0);
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
    if (isReduced) this.rest();
  }

  advance(seconds: number): boolean {
    if (this.#motion === 'hovering' && this.#hum <= 0) return false;
    this.#seconds += seconds;
    this.#time += seconds;
    this.#hum = Math.max(0, this.#hum - seconds);
    const isCharged = this.#motion !== 'hovering' || this.#hum > 0;
    const picture = this.#atlas.texture(isCharged ? 'mascot_blink' : 'mascot');
    if (this.#sprite.texture !== picture) this.#sprite.texture = picture;
    this.#advanceMotion();
    return true;
  }

  #advanceMotion(): void {
    const [motion, seconds] = [this.#motion, this.#seconds];
    if (motion === 'lifting') {
      const part = Math.min(1, seconds / LIFT_SECONDS);
      this.#place(-BACK * Math.sign(this.#turn) * part, -0.3 * part);
      if (part === 1) this.#begin('swinging');
    } else if (motion === 'swinging') {
      const part = Math.min(1, seconds / SWING_SECONDS);
      const back = -BACK * Math.sign(this.#turn);
      this.#place(back + (this.#turn - back) * part * part, -0.3 + 1.3 * part * part);
      if (part === 1) this.#begin('resting');
    } else if (motion === 'resting') {
      if (seconds >= REST_SECONDS) this.#begin('returning');
    } else if (motion === 'returning') {
      const part = Math.min(1, seconds / RETURN_SECONDS);
      const left = (1 - part) ** 3;
      this.#place(this.#turn * left, left);
      if (part === 1) this.#begin('hovering');
    } else {
      // The last bob ends at its place.
      const fades = Math.min(1, this.#hum / 0.5);
      this.#place(0, 0);
      this.#sprite.y += BOB * Math.sin(this.#time * BOBS_PER_SECOND * 2 * Math.PI) * fades;
    }
  }

  /** @param along the share of the way towards its target */
  #place(rotation: number, along: number): void {
    this.#sprite.rotation = rotation;
    this.#sprite.position.set(this.#home.x + this.#alongX * along, this.#home.y + this.#alongY * along);
  }

  #begin(motion: Motion): void {
    this.#motion = motion;
    this.#seconds = 0;
    if (motion === 'hovering') this.#time = 0;
  }
}
