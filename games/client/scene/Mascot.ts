import type { Sprite } from 'pixi.js';
import type { Atlas } from './Atlas.ts';
import type { Mover } from './Loop.ts';

const HOP_SECONDS = 1.1;
const BLINK_SECONDS = 0.16;
const LAMPS_PER_SECOND = 9;

/** The mascot on the frame and the lamps below it. They move only during a celebration. */
export class Mascot implements Mover {
  readonly #sprite: Sprite;
  readonly #atlas: Atlas;
  readonly #lamps: readonly Sprite[];
  readonly #y: number;
  #hop = 0;
  #blink = 0;
  #isReduced = false;

  constructor(sprite: Sprite, atlas: Atlas, lamps: readonly Sprite[]) {
    this.#sprite = sprite;
    this.#atlas = atlas;
    this.#lamps = lamps;
    this.#y = sprite.y;
  }

  hop(): void {
    if (!this.#isReduced) this.#hop = HOP_SECONDS;
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
    return this.#blink > 0 || this.#hop > 0;
  }
}
