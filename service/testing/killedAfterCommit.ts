import type { QueuedStore } from '#domain/store.ts';

/**
 * Wraps a store so that this process kills itself between the commit and the answer of certain calls. A durable call
 * gets no answer. The commit of the last call ends the process before its pushes and effects.
 * @param keysOf returns the idempotency keys of those calls
 */
export function killedAfterCommit(store: QueuedStore, keysOf: () => ReadonlySet<string>): QueuedStore {
  const durable = new Set<string>();
  return {
    ...store,
    async transaction(work, reads = []) {
      const key = reads
        .filter(({ table }) => table === 'idempotency')
        .map((row) => String(row.key[1]))
        .find((each) => keysOf().has(each));
      if (key === undefined) return store.transaction(work, reads);
      await store.transaction(async (tx) => {
        await work(tx);
        tx.afterCommit(() => {
          durable.add(key);
          if (durable.size === keysOf().size) process.kill(process.pid, 'SIGKILL');
        });
      }, reads);
      return new Promise(() => {});
    },
  };
}
