import type { Bus } from '../bus.ts';
import { Conflict, OUTBOX, type PushOf, type Store } from '../port.ts';
import type { TableDeclarations } from '../table.ts';
import {
  type BackendTransaction,
  type BeginOptions,
  DeferredWriteFailed,
  type StoreBackend,
} from '../backend/backend.ts';
import type { Doorbell } from './doorbell.ts';
import { HotNames } from './hotNames.ts';
import { PushOutbox } from './outbox.ts';
import { WorkQueue } from './queue.ts';
import type { Work } from './work.ts';

/** How often a commit that lost to another process is tried. From the second attempt it locks its names first. */
const MAX_ATTEMPTS = 20;
/** The attempts during which other processes may write. */
const ATTEMPTS_BESIDE_OTHERS = 4;
/** Whether a failed commit may succeed if it runs again. */
const isRepeatable = (error: unknown): boolean => error instanceof Conflict || error instanceof DeferredWriteFailed;
/** Units of work between two pauses, so that sockets and timers do not wait long during a large commit. */
const UNITS_A_TURN = 16;

export interface StoreOptions<Push> {
  /** Publishes pushes after their commit. Undefined in a process without listeners, such as a command line. */
  readonly bus: Bus<Push> | undefined;
  readonly uuid: () => string;
  /** The largest number of callers in a commit. Defaults to 256. */
  readonly most?: number;
  /**
   * Lets other work of the process run, such as sockets with unread data. Called before each commit, so that calls
   * that arrive together are committed together, and during large commits. Defaults to no pause.
   */
  readonly pause?: () => Promise<void>;
  /** Receives errors that no caller waits for, such as a failed effect or bus. */
  readonly report?: (error: unknown) => void;
}

export interface QueuedStore<Tables extends TableDeclarations> extends Store<Tables> {
  /**
   * Publishes pushes that other runs left in the outbox, after a crash between commit and publishing or by a command line without
   * listeners. Returns their number. Call it at the start and from time to time. If the outbox is a log, it resolves after all committed
   * pushes are published, and returns 0.
   */
  recoverPushes(): Promise<number>;
  /**
   * Rings other processes after commits with pushes, and reads their pushes when they ring. Without a doorbell pushes are read every 250
   * ms.
   */
  useDoorbell(doorbell: Doorbell): void;
}

/**
 * Makes a store from a backend with a single writer: one queue with group commit. A commit takes all waiting work into one transaction,
 * with a savepoint for each unit, so that a unit that throws undoes only its own changes. After the commit callers get their answers,
 * effects run and pushes are sent in order. If the commit fails, every unit in it fails and no push is sent.
 */
export function createStore<Tables extends TableDeclarations>(
  backend: StoreBackend<Tables>,
  { bus, uuid, most = 256, pause, report = () => {} }: StoreOptions<PushOf<Tables>>,
): QueuedStore<Tables> {
  const queue = new WorkQueue<Tables>(most);
  const hasOutbox = Object.hasOwn(backend.tables, OUTBOX);
  const run = uuid();
  const outbox = new PushOutbox<PushOf<Tables>>(bus, run, report);
  const log = hasOutbox ? backend.openLog?.<PushOf<Tables>>({ bus, run, report }) : undefined;
  const exit = log ?? outbox;
  const hot = new HotNames();
  let draining: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (!queue.empty) {
      await pause?.();
      let tx: BackendTransaction<Tables> | undefined;
      let failure: unknown;
      try {
        tx = await backend.begin({ names: hot.next(), defersWrites: true });
      } catch (error) {
        failure = error;
      }
      // Units that arrived while the transaction began are included. None of them waits for another failure.
      if (tx === undefined) for (const work of queue.takeAll()) work.fail(failure);
      else await commitTogether(tx, queue.take());
    }
  }

  /**
   * Commits. Starts again if another process was faster. If the database refused deferred writes, it runs again statement by statement, so
   * that only the failing unit fails. After the last attempt every unit fails.
   */
  async function commitTogether(begun: BackendTransaction<Tables>, taken: readonly Work<Tables>[]): Promise<void> {
    let tx = begun;
    let options: BeginOptions = { defersWrites: true };
    for (let attempts = 1; ; attempts += 1) {
      try {
        await commitOnce(tx, taken, options);
        return;
      } catch (error) {
        await tx.rollback().catch(() => {});
        if (!isRepeatable(error) || attempts === MAX_ATTEMPTS) {
          for (const work of taken) work.fail(error);
          return;
        }
        const names = [...new Set(taken.flatMap((work) => [...work.names]))].toSorted();
        if (error instanceof Conflict) hot.lost(names);
        options = { names, isAlone: attempts >= ATTEMPTS_BESIDE_OTHERS, defersWrites: error instanceof Conflict };
      }
      try {
        tx = await backend.begin(options);
      } catch (error) {
        for (const work of taken) work.fail(error);
        return;
      }
    }
  }

  /** @throws if everything is undone and no caller has its answer yet */
  async function commitOnce(
    tx: BackendTransaction<Tables>,
    taken: readonly Work<Tables>[],
    { defersWrites }: BeginOptions,
  ): Promise<void> {
    const done: Work<Tables>[] = [];
    const failed: { readonly work: Work<Tables>; readonly error: unknown }[] = [];
    await tx.preload(taken.flatMap(({ reads }) => reads)).catch((error: unknown) => {
      // An unreadable row fails only the unit that reads it.
      if (isRepeatable(error)) throw error;
    });
    for (const [at, work] of taken.entries()) {
      if (at > 0 && at % UNITS_A_TURN === 0) await pause?.();
      try {
        // A single unit uses the whole transaction instead of a savepoint.
        await (taken.length === 1 && defersWrites !== true ? work.attempt(tx) : tx.savepoint(() => work.attempt(tx)));
        done.push(work);
      } catch (error) {
        if (isRepeatable(error)) throw error;
        failed.push({ work, error });
      }
    }
    if (done.length === 0 && failed.length > 0) {
      await tx.rollback();
      for (const { work, error } of failed) work.fail(error);
      return;
    }
    const departure = await exit.write(
      (name) => tx.rows(name),
      done.flatMap((work): readonly PushOf<Tables>[] => work.pushes),
    );
    await tx.commit();
    for (const { work, error } of failed) work.fail(error);
    const answer = (): void => {
      for (const work of done) work.settle();
    };
    if (departure.ordered === undefined) answer();
    else void departure.ordered().then(answer);
    for (const effect of done.flatMap((work) => work.effects)) {
      try {
        effect();
      } catch (error) {
        report(error);
      }
    }
    departure.publish();
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
      // A unit may have arrived since the last check of the queue.
      if (!queue.empty) start();
    });
  }

  async function finish(): Promise<void> {
    while (draining !== undefined) await draining;
    await exit.settled();
    await exit.close();
    if (outbox.untidy) {
      const tx = await backend.begin();
      await commitTogether(tx, []);
    }
    await backend.close();
  }

  return {
    table: (name) => backend.reader.table(name),
    transaction: (work, reads) => enter(() => queue.own((tx) => work(tx), reads)),
    share: (work, unit) => enter(() => queue.shared(work, unit)),
    readConsistently: (read) =>
      backend.readConsistently === undefined
        ? enter(() => queue.own((tx) => read(tx)))
        : backend.readConsistently(read),
    async recoverPushes() {
      if (!hasOutbox || bus === undefined) return 0;
      if (log === undefined)
        return outbox.recover(
          (name) => backend.rows(name),
          (remove) => enter(() => queue.own((_tx, rows) => remove(rows))),
        );
      await log.catchUp();
      return 0;
    },
    useDoorbell: (doorbell) => log?.use(doorbell),
    close() {
      closing ??= finish();
      return closing;
    },
  };
}
