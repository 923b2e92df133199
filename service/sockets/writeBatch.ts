import type { Duplex } from 'node:stream';

/**
 * Gathers what is written to each socket in one turn of work: the messages of one group commit cost two calls to the system a
 * socket instead of one each. The first text of a turn goes out at once, since most turns have no second and gathering has
 * its price; those that follow it wait for the turn's end.
 */
export class WriteBatch {
  readonly #corked: Duplex[] = [];
  #first: Buffer | undefined;

  write(raw: Duplex, bytes: Buffer): void {
    if (this.#first === undefined) {
      this.#first = bytes;
      process.nextTick(() => this.#flush());
    }
    if (bytes !== this.#first && raw.writableCorked === 0) {
      raw.cork();
      this.#corked.push(raw);
    }
    raw.write(bytes);
  }

  #flush(): void {
    this.#first = undefined;
    for (const raw of this.#corked.splice(0)) raw.uncork();
  }
}
