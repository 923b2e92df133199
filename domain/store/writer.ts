import type { Bus } from '../ports/bus.ts';
import { type BackendTransaction, Conflict, type Push, type Store, type StoreBackend } from '../ports/store.ts';
import { PushOutbox } from './outbox.ts';
import { WorkQueue } from './queue.ts';
import type { Work } from './work.ts';

/** How often a commit that lost to another process is tried; from the second time on it holds its names beforehand. */
const MOST_ATTEMPTS = 20;

export interface StoreOptions {
  readonly bus: Bus;
  readonly uuid: () => string;
  /** How many callers one commit takes in; 256 unless said. */
  readonly most?: number;
  /** Told of what no caller waits for: an effect that threw, a bus that failed. */
  readonly report?: (error: unknown) => void;
}

export interface QueuedStore extends Store {
  /**
   * Publishes what other runs left in the outbox: a crash between commit and publishing, or a command line that has no
   * listeners of its own. Once; answers how many pushes that were. To be called at start and now and then.
   */
  recoverPushes(): Promise<number>;
}

/**
 * Makes a store of a backend with a single writer: ONE queue with group commit. A drain takes everything that waits into
 * one transaction, a savepoint for each unit, so that a unit that throws undoes only itself; callers hear once it is
 * durable, then effects run and pushes leave in order. When the commit fails, every unit in it fails and nothing is sent.
 */
export function createStore(
  backend: StoreBackend,
  { bus, uuid, most = 256, report = () => {} }: StoreOptions,
): QueuedStore {
  const queue = new WorkQueue(most);
  const outbox = new PushOutbox(bus, uuid(), report);
  let draining: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (!queue.empty) {
      let tx: BackendTransaction | undefined;
      let failure: unknown;
      try {
        tx = await backend.begin();
      } catch (error) {
        failure = error;
      }
      // Taken only now, so that whoever came while the transaction began is in it.
      const taken = queue.take();
      if (tx === undefined) for (const work of taken) work.fail(failure);
      else await commitTogether(tx, taken);
    }
  }

  /** Commits, again from the start where another process was faster; at last everyone hears that it failed. */
  async function commitTogether(begun: BackendTransaction, taken: readonly Work[]): Promise<void> {
    let tx = begun;
    for (let attempts = 1; ; attempts += 1) {
      try {
        await commitOnce(tx, taken);
        return;
      } catch (error) {
        await tx.rollback().catch(() => {});
        if (!(error instanceof Conflict) || attempts === MOST_ATTEMPTS) {
          for (const work of taken) work.fail(error);
          return;
        }
      }
      try {
        tx = await backend.begin([...new Set(taken.flatMap(({ names }) => [...names]))].toSorted());
      } catch (error) {
        for (const work of taken) work.fail(error);
        return;
      }
    }
  }

  /** @throws when nothing of it stayed, and nobody was told yet */
  async function commitOnce(tx: BackendTransaction, taken: readonly Work[]): Promise<void> {
    const done: Work[] = [];
    const failed: { readonly work: Work; readonly error: unknown }[] = [];
    for (const work of taken) {
      try {
        // Alone, it needs no savepoint: the whole transaction is its own.
        await (taken.length === 1 ? work.attempt(tx) : tx.savepoint(() => work.attempt(tx)));
        done.push(work);
      } catch (error) {
        if (error instanceof Conflict) throw error;
        failed.push({ work, error });
      }
    }
    if (done.length === 0 && failed.length > 0) {
      await tx.rollback();
      for (const { work, error } of failed) work.fail(error);
      return;
    }
    const publish = await outbox.write(
      tx,
      done.flatMap((work): readonly Push[] => work.pushes),
    );
    await tx.commit();
    for (const { work, error } of failed) work.fail(error);
    for (const work of done) work.settle();
    for (const effect of done.flatMap((work) => work.effects)) {
      try {
        effect();
      } catch (error) {
        report(error);
      }
    }
    publish();
  }

  function enter<Result>(queued: () => Promise<Result>): Promise<Result> {
    if (closing !== undefined) return Promise.reject(new Error('the store is closed'));
    const result = queued();
    start();
    return result;
  }

  function start(): void {
    draining ??= drain().finally(() => {
      draining = undefined;
      // Someone may have come between the last look at the queue and here.
      if (!queue.empty) start();
    });
  }

  async function finish(): Promise<void> {
    while (draining !== undefined) await draining;
    await outbox.settled();
    if (outbox.untidy) {
      const tx = await backend.begin();
      await commitTogether(tx, []);
    }
    await backend.close();
  }

  return {
    table: (name) => backend.reader.table(name),
    transaction: (work) => enter(() => queue.own(work)),
    share: (work, unit) => enter(() => queue.shared(work, unit)),
    readConsistently: (read) => backend.readConsistently?.(read) ?? enter(() => queue.own(read)),
    async recoverPushes() {
      const left = await outbox.leftovers(backend.reader);
      if (left.length === 0) return 0;
      await bus.publish(left.map(({ Push: push }) => push));
      await enter(() =>
        queue.own((tx) =>
          outbox.removeLeftovers(
            tx,
            left.map(({ ID }) => ID),
          ),
        ),
      );
      return left.length;
    },
    close() {
      closing ??= finish();
      return closing;
    },
  };
}
