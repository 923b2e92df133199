import { type Pace, USUAL_PACE } from './pace.ts';

/** In symbols per second. */
export const REEL_SPEED = 24;
/** The reel moves back a little before it turns. */
const PULL_BACK = 0.28;
/** A single step: the reel jumps to its target, a little too far, and settles. */
const STEP_SECONDS = 0.3;
const STEP_SPRING = 1.9;

type Motion = 'still' | 'starting' | 'turning' | 'arriving' | 'braking' | 'settling' | 'stepping';

/**
 * The motion of one reel. Its position counts symbols that have moved down. It stops at whole positions only.
 * Advancing makes no objects, so that no garbage is collected while the reels turn.
 */
export class ReelMotion {
  position = 0;
  readonly #pace: Pace;
  #motion: Motion = 'still';
  #seconds = 0;
  /** The position at the start of the current motion. */
  #from = 0;
  #target = 0;
  /** Seconds until the reel begins to stop. Infinite while the outcome is not known. */
  #wait = Number.POSITIVE_INFINITY;

  constructor(pace: Pace = USUAL_PACE) {
    this.#pace = pace;
  }

  get isStill(): boolean {
    return this.#motion === 'still';
  }

  /** Whether the symbols move so fast that they blur. */
  get isFast(): boolean {
    return (
      this.#motion === 'turning' ||
      this.#motion === 'arriving' ||
      (this.#motion === 'starting' && this.#seconds > this.#pace.start * 0.7)
    );
  }

  start(): void {
    this.#motion = 'starting';
    this.#seconds = 0;
    this.#from = this.position;
    this.#wait = Number.POSITIVE_INFINITY;
  }

  stopAfter(seconds: number): void {
    this.#wait = Math.max(0, seconds);
  }

  /** Moves the reel to a whole position without motion. */
  place(position: number): void {
    this.position = position;
    this.#motion = 'still';
  }

  /** Moves the reel by whole symbols, at once. */
  step(by: number): void {
    this.#begin('stepping');
    this.#target = this.position + by;
  }

  /** @returns the position at which the reel will stop, if it was decided in this step, else -1 */
  advance(seconds: number): number {
    this.#seconds += seconds;
    if (this.#motion === 'starting') this.#starting();
    else if (this.#motion === 'turning') return this.#turning(seconds);
    else if (this.#motion === 'arriving') this.#arriving(seconds);
    else if (this.#motion === 'braking') this.#braking();
    else if (this.#motion === 'settling') this.#settling();
    else if (this.#motion === 'stepping') this.#stepping();
    return -1;
  }

  #starting(): void {
    const { start } = this.#pace;
    const part = Math.min(1, this.#seconds / start);
    // Back along a wave, then forward with a speed that grows to the full one.
    const forward = (REEL_SPEED * start * part ** 4) / 4;
    this.position = this.#from - PULL_BACK * Math.sin(Math.PI * part) ** 2 + forward;
    if (part < 1) return;
    this.#motion = 'turning';
  }

  #turning(seconds: number): number {
    this.position += REEL_SPEED * seconds;
    this.#wait -= seconds;
    if (this.#wait > 0) return -1;
    this.#target = Math.ceil(this.position) + this.#pace.lead;
    this.#motion = 'arriving';
    return this.#target;
  }

  #arriving(seconds: number): void {
    const { brake, overshoot } = this.#pace;
    this.position += REEL_SPEED * seconds;
    if (this.position >= this.#target + overshoot - (REEL_SPEED * brake) / 2) this.#begin('braking');
  }

  #braking(): void {
    const way = this.#target + this.#pace.overshoot - this.#from;
    const part = Math.min(1, this.#seconds / ((2 * way) / REEL_SPEED));
    this.position = this.#from + way * (2 * part - part * part);
    if (part === 1) this.#begin('settling');
  }

  #settling(): void {
    const part = Math.min(1, this.#seconds / this.#pace.settle);
    const eased = part * part * (3 - 2 * part);
    this.position = this.#from + (this.#target - this.#from) * eased;
    if (part < 1) return;
    this.position = this.#target;
    this.#motion = 'still';
  }

  #stepping(): void {
    const part = Math.min(1, this.#seconds / STEP_SECONDS);
    const left = part - 1;
    const eased = 1 + (STEP_SPRING + 1) * left ** 3 + STEP_SPRING * left ** 2;
    this.position = this.#from + (this.#target - this.#from) * eased;
    if (part < 1) return;
    this.position = this.#target;
    this.#motion = 'still';
  }

  #begin(motion: Motion): void {
    this.#motion = motion;
    this.#seconds = 0;
    this.#from = this.position;
  }
}
