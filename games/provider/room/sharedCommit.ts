import type { RowKey } from '#store/port.ts';
import type { ProviderPorts, ProviderTransaction } from '../ports.ts';
import type { ProviderTables } from '../tables.ts';

/** Work waits this long for other work. Together with the commit itself, it takes less than 100 ms. */
export const COMMIT_WINDOW_MS = 50;

/** Calls a function after some milliseconds. */
export type Wait = (milliseconds: number, work: () => void) => void;

/**
 * Gathers the work of all rooms of a process into few commits: the first work opens a window, and at its end the store takes all of them into
 * one transaction. Each work has its own savepoint there, so a work that throws undoes only its own changes.
 */
export class SharedCommit {
  readonly #store: ProviderPorts['store'];
  readonly #wait: Wait;
  #waiting: (() => void)[] = [];

  constructor(store: ProviderPorts['store'], wait: Wait) {
    this.#store = store;
    this.#wait = wait;
  }

  /**
   * Resolves once the work is durable. The work may run again from its start, so it must not change anything outside its transaction.
   *
   * @param reads rows that the work will read
   * @throws the error of the work, or of the commit
   */
  run<Result>(
    work: (tx: ProviderTransaction) => Promise<Result>,
    reads: readonly RowKey<ProviderTables>[] = [],
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        this.#store.transaction(work, reads).then(resolve, reject);
      });
      if (this.#waiting.length === 1) this.#wait(COMMIT_WINDOW_MS, () => this.#commit());
    });
  }

  #commit(): void {
    const works = this.#waiting;
    this.#waiting = [];
    // The store commits everything together that is begun in one turn.
    for (const begin of works) begin();
  }
}
