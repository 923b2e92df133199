/** The delay after a lost ring, as in the product. */
const POLL_MS = 250;

/** Reads a log after each ring. A ring during a read causes one more read. */
export class LogReader {
  readonly #read: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #isRung = false;

  constructor(read: () => Promise<void>) {
    this.#read = read;
    this.#timer = setInterval(() => this.ring(), POLL_MS);
  }

  ring(): void {
    this.#isRung = true;
    this.#reading ??= this.#readOn().finally(() => {
      this.#reading = undefined;
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reading;
  }

  async #readOn(): Promise<void> {
    while (this.#isRung) {
      this.#isRung = false;
      await this.#read();
    }
  }
}
