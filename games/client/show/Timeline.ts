import type { Clock } from '../Game.ts';

/** Waits that a press can end. */
export class Timeline {
  readonly #clock: Clock;
  #end: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resolves after a time, or when it is skipped. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        this.#end = undefined;
        resolve();
      };
      this.#end = end;
      this.#clock.after(milliseconds, end);
    });
  }

  skip(): void {
    this.#end?.();
  }
}
