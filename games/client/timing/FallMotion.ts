/** In units of the board a second. */
export const FALL_SPEED = 900;
/** Of heavy symbols, which do not bounce. */
const HEAVY_SPEED = 1500;
/** The way to full speed takes this time. */
const RAMP_SECONDS = 0.12;
const BOUNCE = 4;
const BOUNCE_SECONDS = 0.13;

type Motion = 'still' | 'waiting' | 'falling' | 'bouncing';

/** The fall of one symbol: it speeds up, lands on its place and bounces a little. Advancing makes no objects. */
export class FallMotion {
  y = 0;
  readonly #isHeavy: boolean;
  #motion: Motion = 'still';
  #seconds = 0;
  #from = 0;
  #to = 0;

  constructor(isHeavy = false) {
    this.#isHeavy = isHeavy;
  }

  get isStill(): boolean {
    return this.#motion === 'still';
  }

  get isFalling(): boolean {
    return this.#motion === 'falling';
  }

  /** How much a bouncing symbol is pressed flat, from 0 to 1. */
  get flatness(): number {
    return this.#motion === 'bouncing' ? 1 - this.#seconds / BOUNCE_SECONDS : 0;
  }

  place(y: number): void {
    this.y = y;
    this.#motion = 'still';
  }

  /** @param delay seconds until it starts */
  drop(from: number, to: number, delay: number): void {
    this.y = from;
    this.#from = from;
    this.#to = to;
    this.#seconds = -delay;
    this.#motion = 'waiting';
  }

  /** Returns whether it has landed in this step. */
  advance(seconds: number): boolean {
    if (this.#motion === 'still') return false;
    this.#seconds += seconds;
    if (this.#motion === 'waiting') {
      if (this.#seconds < 0) return false;
      this.#motion = 'falling';
    }
    if (this.#motion === 'falling') {
      this.y = Math.min(this.#to, this.#from + fallenIn(this.#seconds, this.#isHeavy ? HEAVY_SPEED : FALL_SPEED));
      if (this.y < this.#to) return false;
      if (this.#isHeavy) {
        this.place(this.#to);
        return true;
      }
      this.#motion = 'bouncing';
      this.#seconds = 0;
      return true;
    }
    const part = Math.min(1, this.#seconds / BOUNCE_SECONDS);
    this.y = this.#to - BOUNCE * Math.sin(part * Math.PI);
    if (part === 1) this.place(this.#to);
    return false;
  }
}

/** The way of a fall after a time. */
const fallenIn = (seconds: number, speed: number): number =>
  seconds < RAMP_SECONDS ? (speed * seconds ** 2) / (2 * RAMP_SECONDS) : speed * (seconds - RAMP_SECONDS / 2);
