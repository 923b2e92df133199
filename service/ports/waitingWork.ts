import type { QueuedStore } from '#domain/store.ts';

/** Wraps a store to count the units of work that wait for its writer, for the metrics. */
export function countWaiting(store: QueuedStore): { readonly store: QueuedStore; readonly waiting: () => number } {
  let waiting = 0;
  const counted = async <Result>(work: Promise<Result>): Promise<Result> => {
    waiting += 1;
    try {
      return await work;
    } finally {
      waiting -= 1;
    }
  };
  return {
    store: {
      ...store,
      transaction: (work, reads) => counted(store.transaction(work, reads)),
      share: (work, unit) => counted(store.share(work, unit)),
    },
    waiting: () => waiting,
  };
}
