/** Reads again and again: at request, and otherwise after a fixed time. Never twice at once. */
export class Reading {
  readonly #read: () => Promise<number | undefined>;
  readonly #everyMs: number;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  #isRequested = false;
  #isStopped = false;
  /** Wait for a read that begins after their request. */
  readonly #waiting: (() => void)[] = [];
  /** A failure is reported once until a read succeeds. */
  #hasFailed = false;

  /** @param read returns in how many milliseconds to read again; undefined for the fixed time */
  constructor(read: () => Promise<number | undefined>, everyMs: number, report: (error: unknown) => void) {
    this.#read = read;
    this.#everyMs = everyMs;
    this.#report = report;
  }

  /** Reads within this time. A read under way does not count. */
  request(inMs: number): void {
    if (this.#isStopped) return;
    if (inMs === 0) {
      this.#begin();
      return;
    }
    const at = performance.now() + inMs;
    if (this.#dueAt <= at) return;
    this.#cancel();
    this.#dueAt = at;
    this.#timer = setTimeout(() => this.#begin(), inMs);
  }

  /** Resolves after a read that begins from now on, whether it succeeds or not. */
  next(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.request(0);
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#running;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #begin(): void {
    this.#cancel();
    this.#isRequested = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      // A request may have come between the last look and here.
      if (this.#isRequested && !this.#isStopped) this.#begin();
    });
  }

  async #run(): Promise<void> {
    let nextMs: number | undefined;
    while (this.#isRequested && !this.#isStopped) {
      this.#isRequested = false;
      const waiting = this.#waiting.splice(0);
      try {
        nextMs = await this.#read();
        this.#hasFailed = false;
      } catch (error) {
        nextMs = undefined;
        if (!this.#hasFailed) this.#report(error);
        this.#hasFailed = true;
      }
      for (const resolve of waiting) resolve();
      if (nextMs === 0) this.#isRequested = true;
    }
    this.request(nextMs === undefined || nextMs === 0 ? this.#everyMs : nextMs);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#dueAt = Number.POSITIVE_INFINITY;
  }
}
