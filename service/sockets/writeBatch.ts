import type { Duplex } from 'node:stream';

/**
 * Gathers what is written to each socket until the current turn of work is over, and hands it to the system at once: the
 * messages of one group commit cost one call a socket instead of one each.
 */
export class WriteBatch {
  readonly #corked: Duplex[] = [];

  write(raw: Duplex, bytes: Buffer): void {
    if (raw.writableCorked === 0) {
      raw.cork();
      if (this.#corked.push(raw) === 1) process.nextTick(() => this.#flush());
    }
    raw.write(bytes);
  }

  #flush(): void {
    for (const raw of this.#corked.splice(0)) raw.uncork();
  }
}
