import { createLocalBus, type Bus } from '../bus.ts';
import type { PushOf } from '../port.ts';
import type { StoreBackend } from '../backend/backend.ts';
import { createStore, type QueuedStore } from '../queue/writer.ts';
import type { Tables } from './tables.ts';

/** Makes an empty backend of the suite's tables. The caller closes it. */
export type BackendFactory = () => Promise<StoreBackend<Tables>>;
type Push = PushOf<Tables>;

export const createSuiteBus = (): Bus<Push> => createLocalBus<Push>();

let names = 0;
export const uuid = (): string => `run-${String(names++).padStart(6, '0')}`;

/** Counts the commits of a backend, and can make the next commit fail. */
export function counting(backend: StoreBackend<Tables>): {
  backend: StoreBackend<Tables>;
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
      ...backend,
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

/** Runs work with a store over a new backend, and closes it. */
export async function withStore(
  make: BackendFactory,
  work: (store: QueuedStore<Tables>, backend: StoreBackend<Tables>, bus: Bus<Push>) => Promise<void>,
): Promise<void> {
  const backend = await make();
  const bus = createSuiteBus();
  const store = createStore(backend, { bus, uuid });
  try {
    await work(store, backend, bus);
  } finally {
    await store.close();
  }
}

export const push = (topic: string): Push => ({
  topic,
  result: { of: topic },
  personal: false,
});

/** Returns a promise and a function that resolves it. */
export function gate(): { readonly passed: Promise<void>; open: () => void } {
  let open = (): void => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
