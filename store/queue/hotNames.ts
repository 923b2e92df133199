/** A name is hot after this many lost commits. */
const LOSSES = 2;
/** A name cools down after this many commits without a loss. */
const COOLING_COMMITS = 256;
/** Each locked name makes commits of other processes wait. */
const MAX_NAMES = 8;

/**
 * The names of commits that recently lost to another process. If several processes change the same rows, locking their names before the
 * first attempt costs less than doing the work twice. Empty as long as no other process writes.
 */
export class HotNames {
  readonly #losses = new Map<string, { readonly count: number; readonly at: number }>();
  #commits = 0;

  /** Returns the names to lock for the next commit, sorted. */
  next(): readonly string[] {
    this.#commits += 1;
    if (this.#losses.size === 0) return [];
    for (const [name, { at }] of this.#losses) if (this.#commits - at > COOLING_COMMITS) this.#losses.delete(name);
    return [...this.#losses]
      .filter(([, { count }]) => count >= LOSSES)
      .toSorted(([, one], [, other]) => other.count - one.count)
      .slice(0, MAX_NAMES)
      .map(([name]) => name)
      .toSorted();
  }

  /** Records a lost commit with these names. */
  lost(names: readonly string[]): void {
    for (const name of names)
      this.#losses.set(name, { count: (this.#losses.get(name)?.count ?? 0) + 1, at: this.#commits });
  }
}
