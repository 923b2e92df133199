import type { Sprite } from 'pixi.js';
import type { Atlas } from './Atlas.ts';
import type { Mover } from './Loop.ts';

const HOP_SECONDS = 1.1;
const BLINK_SECONDS = 0.16;
const LAMPS_PER_SECOND = 9;
/** A leap into the board, and the way back to its place. */
const LEAP_SECONDS = 0.28;
const RISE_SECONDS = 0.46;
const LEAP_HEIGHT = 46;
const SMALL = 0.62;

/** The mascot leans to one side while the reels turn, and to the other side with the next spin, in radians. */
const LEAN = 0.07;
const LEAN_SECONDS = 1.2;

/** The height of a step, as a share of its way. */
const STEP_HEIGHT = 0.34;

type Leap = 'seated' | 'leaping' | 'stepping' | 'inside' | 'rising';

/** The mascot on the frame and the lamps below it. The lamps move only during a celebration. */
export class Mascot implements Mover {
  readonly #sprite: Sprite;
  readonly #atlas: Atlas;
  readonly #lamps: readonly Sprite[];
  readonly #x: number;
  readonly #y: number;
  #leap: Leap = 'seated';
  #leapSeconds = 0;
  #toX = 0;
  #toY = 0;
  /** The size of the mascot inside the board. */
  #small = SMALL;
  /** The start of a step, and its length. */
  #fromX = 0;
  #fromY = 0;
  #fromScale = 1;
  #stepSeconds = 1;
  #stood: (() => void) | undefined;
  #isLifted = false;
  #hop = 0;
  #blink = 0;
  #lean = 0;
  #side = 1;
  #isReduced = false;

  constructor(sprite: Sprite, atlas: Atlas, lamps: readonly Sprite[]) {
    this.#sprite = sprite;
    this.#atlas = atlas;
    this.#lamps = lamps;
    this.#x = sprite.x;
    this.#y = sprite.y;
  }

  hop(): void {
    if (!this.#isReduced) this.#hop = HOP_SECONDS;
  }

  /** Leaps to a point of the board, and stays there until it is lifted. */
  leapTo(x: number, y: number): void {
    if (this.#isReduced) return;
    this.#hop = 0;
    this.#toX = x;
    this.#toY = y;
    this.#small = SMALL;
    this.#isLifted = false;
    this.#startLeap('leaping');
  }

  /** Leaps from its present place to a point of the board, and stays there until its next step. Resolves at the end of the leap. */
  stepTo(x: number, y: number, seconds: number, size = SMALL): Promise<void> {
    this.#endStep();
    if (this.#isReduced) return Promise.resolve();
    this.#hop = 0;
    this.#fromX = this.#sprite.x;
    this.#fromY = this.#sprite.y;
    this.#fromScale = this.#sprite.scale.x;
    this.#toX = x;
    this.#toY = y;
    this.#small = size;
    this.#stepSeconds = seconds;
    this.#isLifted = false;
    this.#startLeap('stepping');
    return new Promise((resolve) => {
      this.#stood = resolve;
    });
  }

  /** Lets the symbols below push it up to its place, after its leap. */
  lift(): void {
    this.#isLifted = true;
    if (this.#leap === 'stepping') this.#endStep();
    if (this.#leap === 'inside') this.#startLeap('rising');
  }

  setVisible(isVisible: boolean): void {
    this.#sprite.visible = isVisible;
  }

  blink(): void {
    this.#blink = BLINK_SECONDS;
    this.#sprite.texture = this.#atlas.texture('mascot_blink');
  }

  /** Follows reels that turn: leans and blinks. The outcome does not change it. */
  follow(): void {
    if (this.#isReduced) return;
    this.#side = -this.#side;
    this.#lean = LEAN_SECONDS;
    this.blink();
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
    if (this.#lean > 0) {
      this.#lean = Math.max(0, this.#lean - seconds);
      this.#sprite.rotation = this.#side * LEAN * Math.sin((this.#lean / LEAN_SECONDS) * Math.PI) ** 2;
    }
    if (this.#leap !== 'seated') this.#advanceLeap(seconds);
    else if (this.#hop > 0) {
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
    return this.#blink > 0 || this.#lean > 0 || this.#hop > 0 || (this.#leap !== 'seated' && this.#leap !== 'inside');
  }

  #startLeap(leap: Leap): void {
    this.#leap = leap;
    this.#leapSeconds = 0;
  }

  #endStep(): void {
    if (this.#leap === 'stepping') this.#leap = 'inside';
    const stood = this.#stood;
    this.#stood = undefined;
    stood?.();
  }

  #advanceStep(): void {
    const part = Math.min(1, this.#leapSeconds / this.#stepSeconds);
    const [x, y] = [this.#toX - this.#fromX, this.#toY - this.#fromY];
    this.#sprite.x = this.#fromX + x * part;
    this.#sprite.y = this.#fromY + y * part - Math.hypot(x, y) * STEP_HEIGHT * Math.sin(part * Math.PI);
    this.#sprite.scale.set(this.#fromScale + (this.#small - this.#fromScale) * part);
    if (part === 1) this.#endStep();
  }

  #advanceLeap(seconds: number): void {
    this.#leapSeconds += seconds;
    if (this.#leap === 'stepping') {
      this.#advanceStep();
      return;
    }
    if (this.#leap === 'leaping') {
      const part = Math.min(1, this.#leapSeconds / LEAP_SECONDS);
      this.#placeLeap(part, part * part);
      if (part < 1) return;
      this.#startLeap(this.#isLifted ? 'rising' : 'inside');
    } else if (this.#leap === 'rising') {
      const part = Math.min(1, this.#leapSeconds / RISE_SECONDS);
      const eased = 1 - (1 - part) ** 2;
      this.#placeLeap(1 - eased, 1 - eased);
      if (part === 1) this.#startLeap('seated');
    }
  }

  /** Places it by the shares of its way across and down. */
  #placeLeap(across: number, down: number): void {
    this.#sprite.x = this.#x + (this.#toX - this.#x) * across;
    this.#sprite.y = this.#y + (this.#toY - this.#y) * down - LEAP_HEIGHT * Math.sin(across * Math.PI);
    this.#sprite.scale.set(1 - (1 - this.#small) * across);
  }
}
