import type { Sprite } from 'pixi.js';
import type { Atlas } from './Atlas.ts';
import type { BoardFrame } from './board.ts';
import type { Mover } from './Loop.ts';

const HOP_SECONDS = 1.1;
const BLINK_SECONDS = 0.16;
const LAMPS_PER_SECOND = 9;
/** The arm falls in 0.2 seconds, and rises more slowly. */
const BECKON_SECONDS = 0.62;
const FALL_SHARE = 0.2 / BECKON_SECONDS;
/** How far the arm turns, in radians, and how much shorter it looks as it comes towards the player. */
const BECKON_TURN = 0.34;
const BECKON_SHORTER = 0.3;

/** The mascot on the frame and the lamps below it. It moves during a celebration, and beckons if it has an arm. */
export class Mascot implements Mover {
  readonly #sprite: Sprite;
  readonly #atlas: Atlas;
  readonly #lamps: readonly Sprite[];
  readonly #arm: Sprite | undefined;
  /** The joint of the arm, from the middle of the mascot. */
  readonly #joint: { readonly x: number; readonly y: number };
  readonly #y: number;
  #hop = 0;
  #beckon = 0;
  #blink = 0;
  #isReduced = false;

  constructor({ mascot: sprite, arm, lamps }: Pick<BoardFrame, 'mascot' | 'arm' | 'lamps'>, atlas: Atlas) {
    this.#sprite = sprite;
    this.#arm = arm;
    this.#joint = { x: (arm?.x ?? 0) - sprite.x, y: (arm?.y ?? 0) - sprite.y };
    this.#atlas = atlas;
    this.#lamps = lamps;
    this.#y = sprite.y;
  }

  hop(): void {
    if (!this.#isReduced) this.#hop = HOP_SECONDS;
  }

  /** Moves the arm once. Returns whether it moves. */
  beckon(): boolean {
    if (this.#arm === undefined || this.#isReduced) return false;
    if (this.#beckon === 0) this.#beckon = BECKON_SECONDS;
    return true;
  }

  blink(): void {
    this.#blink = BLINK_SECONDS;
    this.#sprite.texture = this.#atlas.texture('mascot_blink');
  }

  setFeature(isFree: boolean): void {
    for (const lamp of this.#lamps) lamp.tint = isFree ? 0x8ff5e4 : 0xffffff;
    this.hop();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isReduced = isReduced;
  }

  advance(seconds: number): boolean {
    if (this.#blink > 0) {
      this.#blink -= seconds;
      if (this.#blink <= 0) this.#sprite.texture = this.#atlas.texture('mascot');
    }
    this.#advanceArm(seconds);
    if (this.#hop > 0) {
      this.#hop = Math.max(0, this.#hop - seconds);
      const part = 1 - this.#hop / HOP_SECONDS;
      const wave = Math.abs(Math.sin(part * Math.PI * 2)) * (1 - part);
      this.#sprite.y = this.#y - 12 * wave;
      this.#sprite.scale.set(1 + 0.06 * wave, 1 + 0.1 * wave);
      for (let index = 0; index < this.#lamps.length; index += 1) {
        const lamp = this.#lamps[index];
        if (lamp !== undefined)
          lamp.alpha = this.#hop > 0 && (index + Math.floor(part * LAMPS_PER_SECOND)) % 2 === 0 ? 0.3 : 1;
      }
    }
    this.#placeArm();
    return this.#blink > 0 || this.#hop > 0 || this.#beckon > 0;
  }

  #advanceArm(seconds: number): void {
    if (this.#arm === undefined || this.#beckon === 0) return;
    this.#beckon = Math.max(0, this.#beckon - seconds);
    const part = 1 - this.#beckon / BECKON_SECONDS;
    const bend =
      part < FALL_SHARE
        ? (part / FALL_SHARE) ** 2
        : (1 + Math.cos((Math.PI * (part - FALL_SHARE)) / (1 - FALL_SHARE))) / 2;
    this.#arm.rotation = BECKON_TURN * bend;
    this.#arm.scale.set(1, 1 - BECKON_SHORTER * bend);
  }

  /** The arm stays at the shoulder while the mascot hops. */
  #placeArm(): void {
    const { x, y, scale } = this.#sprite;
    this.#arm?.position.set(x + this.#joint.x * scale.x, y + this.#joint.y * scale.y);
  }
}
