/** Lets a limited number of callers through at a time, in the order of their calls. */
export class Turn {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  /** @param most how many callers at a time */
  constructor(most = 1) {
    this.free = most;
  }

  /** Waits for the caller's turn. Returns a function that ends it. */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    };
  }
}
