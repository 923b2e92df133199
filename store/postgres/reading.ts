/** Reads on request and after a fixed interval, never twice at once. */
export class Reading {
  readonly #read: () => Promise<number | undefined>;
  readonly #everyMs: number;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  #isRequested = false;
  #isStopped = false;
  /** Callers that wait for a read after their request. */
  readonly #waiting: (() => void)[] = [];
  /** Whether the last read failed. Only the first failure in a row is reported. */
  #hasFailed = false;

  /** @param read returns the milliseconds until the next read; undefined for the fixed interval */
  constructor(read: () => Promise<number | undefined>, everyMs: number, report: (error: unknown) => void) {
    this.#read = read;
    this.#everyMs = everyMs;
    this.#report = report;
  }

  /** Reads within this time. A running read does not count. */
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

  /** Resolves after the next read that begins, even if it fails. */
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
      // A request may have come since the last check.
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
