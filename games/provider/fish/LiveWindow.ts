import type { FishShotRow, FishWindowRow } from '../tables.ts';
import { ACCEPT_MS } from './states.ts';

/** A window of shots in the process that runs the room. */
export class LiveWindow {
  readonly WindowID: string;
  readonly Shot: number;
  readonly Shots: number;
  readonly #opened: number;
  /** The row once the wallet took the hold. */
  row: FishWindowRow | undefined;
  #used = 0;
  #waiting = 0;
  #isLeft = false;
  #fired = 0;
  #won = 0;

  /** @param opened in ms */
  constructor(WindowID: string, Shot: number, Shots: number, opened: number) {
    this.WindowID = WindowID;
    this.Shot = Shot;
    this.Shots = Shots;
    this.#opened = opened;
  }

  /** Whether the window accepts another shot of a stake. */
  accepts(Shot: number, now: number): boolean {
    const isEarly = now >= this.#opened && now < this.#opened + ACCEPT_MS;
    return !this.#isLeft && Shot === this.Shot && this.#used < this.Shots && isEarly;
  }

  /** Takes a shot. It waits until it is settled. */
  use(): void {
    this.#used += 1;
    this.#waiting += 1;
  }

  /** A shot is decided or over. A shot that cost nothing leaves its place to another one. @param shot undefined if it cost nothing */
  settle(shot: Pick<FishShotRow, 'Win'> | undefined): void {
    this.#waiting -= 1;
    if (shot === undefined) this.#used -= 1;
    else {
      this.#fired += 1;
      this.#won += shot.Win;
    }
  }

  /** Coins of the hold that go back to the player at its end: those of shots that were not fired, and those that its shots won. */
  get owed(): number {
    return this.row === undefined ? 0 : (this.Shots - this.#fired) * this.Shot + this.#won;
  }

  /** Accepts no shot any more, since the player left or took another cannon. */
  leave(): void {
    this.#isLeft = true;
  }

  /** Whether it accepts no shot and none waits any more. */
  isOver(now: number): boolean {
    return this.#waiting <= 0 && !this.accepts(this.Shot, now);
  }
}
