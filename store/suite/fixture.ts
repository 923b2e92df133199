import { createLocalBus, type Bus } from '#domain/ports/bus.ts';
import type { Push } from '#domain/ports/store.ts';
import type { StoreBackend } from '../backend/backend.ts';
import { createStore, type QueuedStore } from '../queue/writer.ts';

/** Makes an empty backend; the caller closes it. */
export type BackendFactory = () => Promise<StoreBackend>;

let names = 0;
export const uuid = (): string => `run-${String(names++).padStart(6, '0')}`;

/** Counts the commits of a backend, and can make the next one fail. */
export function counting(backend: StoreBackend): {
  backend: StoreBackend;
  commits: () => number;
  failNext: () => void;
} {
  let commits = 0;
  let fail = false;
  return {
    commits: () => commits,
    failNext: () => {
      fail = true;
    },
    backend: {
      reader: backend.reader,
      readConsistently: backend.readConsistently,
      close: () => backend.close(),
      async begin(options) {
        const tx = await backend.begin(options);
        return {
          ...tx,
          async commit() {
            if (fail) {
              fail = false;
              throw new Error('the disk is full');
            }
            commits++;
            await tx.commit();
          },
        };
      },
    },
  };
}

/** Runs work with a store over a fresh backend, and closes it. */
export async function withStore(
  make: BackendFactory,
  work: (store: QueuedStore, backend: StoreBackend, bus: Bus) => Promise<void>,
): Promise<void> {
  const backend = await make();
  const bus = createLocalBus();
  const store = createStore(backend, { bus, uuid });
  try {
    await work(store, backend, bus);
  } finally {
    await store.close();
  }
}

export const push = (topic: string): Push => ({
  topic,
  op: 30001,
  code: 200,
  result: { of: topic },
  personal: false,
  socket: 'chat',
});

/** A promise to be opened from outside. */
export function gate(): { readonly passed: Promise<void>; open: () => void } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
