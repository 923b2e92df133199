/** In symbols per second. */
export const REEL_SPEED = 24;
/** The smallest distance to an announced target, so that its symbols come into sight with it. */
const LEAD = 5;
/** The time to full speed. The reel moves back a little first. */
const START_SECONDS = 0.26;
const PULL_BACK = 0.28;
/** A stopping reel slows down evenly, moves a little too far and settles. */
const BRAKE_SECONDS = 0.17;
const OVERSHOOT = 0.24;
const SETTLE_SECONDS = 0.24;
const BRAKE_WAY = (REEL_SPEED * BRAKE_SECONDS) / 2;

type Motion = 'still' | 'starting' | 'turning' | 'arriving' | 'braking' | 'settling';

/**
 * The motion of one reel. Its position counts symbols that have moved down. It stops at whole positions only.
 * Advancing makes no objects, so that no garbage is collected while the reels turn.
 */
export class ReelMotion {
  position = 0;
  #motion: Motion = 'still';
  #seconds = 0;
  /** The position at the start of the current motion. */
  #from = 0;
  #target = 0;
  /** Seconds until the reel begins to stop. Infinite while the outcome is not known. */
  #wait = Number.POSITIVE_INFINITY;

  get isStill(): boolean {
    return this.#motion === 'still';
  }

  /** Whether the symbols move so fast that they blur. */
  get isFast(): boolean {
    return (
      this.#motion === 'turning' ||
      this.#motion === 'arriving' ||
      (this.#motion === 'starting' && this.#seconds > START_SECONDS * 0.7)
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

  /** @returns the position at which the reel will stop, if it was decided in this step, else -1 */
  advance(seconds: number): number {
    this.#seconds += seconds;
    if (this.#motion === 'starting') this.#starting();
    else if (this.#motion === 'turning') return this.#turning(seconds);
    else if (this.#motion === 'arriving') this.#arriving(seconds);
    else if (this.#motion === 'braking') this.#braking();
    else if (this.#motion === 'settling') this.#settling();
    return -1;
  }

  #starting(): void {
    const part = Math.min(1, this.#seconds / START_SECONDS);
    // Back along a wave, then forward with a speed that grows to the full one.
    const forward = (REEL_SPEED * START_SECONDS * part ** 4) / 4;
    this.position = this.#from - PULL_BACK * Math.sin(Math.PI * part) ** 2 + forward;
    if (part < 1) return;
    this.#motion = 'turning';
  }

  #turning(seconds: number): number {
    this.position += REEL_SPEED * seconds;
    this.#wait -= seconds;
    if (this.#wait > 0) return -1;
    this.#target = Math.ceil(this.position) + LEAD;
    this.#motion = 'arriving';
    return this.#target;
  }

  #arriving(seconds: number): void {
    this.position += REEL_SPEED * seconds;
    if (this.position >= this.#target + OVERSHOOT - BRAKE_WAY) this.#begin('braking');
  }

  #braking(): void {
    const way = this.#target + OVERSHOOT - this.#from;
    const part = Math.min(1, this.#seconds / ((2 * way) / REEL_SPEED));
    this.position = this.#from + way * (2 * part - part * part);
    if (part === 1) this.#begin('settling');
  }

  #settling(): void {
    const part = Math.min(1, this.#seconds / SETTLE_SECONDS);
    const eased = part * part * (3 - 2 * part);
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
