/** More than 4 s of 8 Mbit/s. Beyond it newcomers wait for the next key frame. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The tags since the last key frame, with which a newcomer begins. */
export class GopCache {
  readonly #maxBytes: number;
  #tags: Buffer[] = [];
  #bytes = 0;
  #number = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  get tags(): readonly Buffer[] {
    return this.#tags;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Counts key frames, so that a viewer can tell whether a new one came. */
  get number(): number {
    return this.#number;
  }

  begin(tag: Buffer): void {
    this.#number += 1;
    this.#tags = [tag];
    this.#bytes = tag.length;
  }

  /** Adds a tag behind the key frame; without one there is nothing to add it to. */
  add(tag: Buffer): void {
    if (this.#tags.length === 0) return;
    if (this.#bytes + tag.length > this.#maxBytes) {
      this.clear();
      return;
    }
    this.#tags.push(tag);
    this.#bytes += tag.length;
  }

  clear(): void {
    this.#tags = [];
    this.#bytes = 0;
  }
}
