/** A name is hot from its second lost commit on. */
const LOSSES = 2;
/** Commits without a loss until a name is no longer hot. */
const COOLING_COMMITS = 256;
/** Each name that is held makes commits of other processes wait. */
const MAX_NAMES = 8;

/**
 * The names with which commits of this process lost to another process lately. While several processes change the same rows, holding
 * their names before the first attempt costs less than doing the work twice. Empty as long as no other process writes.
 */
export class HotNames {
  readonly #losses = new Map<string, { readonly count: number; readonly at: number }>();
  #commits = 0;

  /** The names to hold for the next commit, sorted. */
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

  /** Notes that a commit with these names lost. */
  lost(names: readonly string[]): void {
    for (const name of names)
      this.#losses.set(name, { count: (this.#losses.get(name)?.count ?? 0) + 1, at: this.#commits });
  }
}
