/** More than 4 s of 8 Mbit/s. If the tags exceed the limit, new viewers wait for the next key frame. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The tags since the last key frame. A new viewer begins with them. */
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

  /** The number of key frames so far. Viewers compare it to detect a new key frame. */
  get number(): number {
    return this.#number;
  }

  begin(tag: Buffer): void {
    this.#number += 1;
    this.#tags = [tag];
    this.#bytes = tag.length;
  }

  /** Appends a tag. Ignores the tag if there is no key frame yet. */
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
