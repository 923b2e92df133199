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

/** How often a commit that lost to another process is tried; from the second time on it holds its names beforehand. */
const MAX_ATTEMPTS = 20;
/** How often it is tried while other processes may write. */
const ATTEMPTS_BESIDE_OTHERS = 4;
/** Whether a commit that failed like this may succeed when it is done again. */
const isRepeatable = (error: unknown): boolean => error instanceof Conflict || error instanceof DeferredWriteFailed;
/** Units of work between two pauses, so that sockets and timers never wait long for a large commit. */
const UNITS_A_TURN = 16;

export interface StoreOptions<Push> {
  /** Where pushes leave after their commit. Undefined in a process without listeners, such as a command line. */
  readonly bus: Bus<Push> | undefined;
  readonly uuid: () => string;
  /** How many callers one commit takes in; 256 unless said. */
  readonly most?: number;
  /**
   * Lets everything else in the process have its turn, such as sockets that wait to be read; taken before a commit begins,
   * so that what arrived together is committed together, and now and then within one. Nothing unless given.
   */
  readonly pause?: () => Promise<void>;
  /** Told of what no caller waits for: an effect that threw, a bus that failed. */
  readonly report?: (error: unknown) => void;
}

export interface QueuedStore<Tables extends TableDeclarations> extends Store<Tables> {
  /**
   * Publishes what other runs left in the outbox: a crash between commit and publishing, or a command line that has no
   * listeners of its own. Once; answers how many pushes that were. To be called at start and now and then. Where the outbox is
   * a log, which is read without this, it resolves once everything that is committed now was published, and answers 0.
   */
  recoverPushes(): Promise<number>;
  /** Rings other processes after commits with pushes, and reads their pushes when they ring. Without it they are read every 250 ms. */
  useDoorbell(doorbell: Doorbell): void;
}

/**
 * Makes a store of a backend with a single writer: ONE queue with group commit. A drain takes everything that waits into
 * one transaction, a savepoint for each unit, so that a unit that throws undoes only itself; callers hear once it is
 * durable, then effects run and pushes leave in order. When the commit fails, every unit in it fails and nothing is sent.
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
      // Taken only now, so that units which came while the transaction began are in it.
      const taken = queue.take();
      if (tx === undefined) for (const work of taken) work.fail(failure);
      else await commitTogether(tx, taken);
    }
  }

  /**
   * Commits. Starts again when another process was faster, or when the database refused deferred writes: then it runs
   * statement by statement, so that only the unit at fault fails. After the last attempt every unit fails.
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

  /** @throws when everything is undone and no caller has its answer yet */
  async function commitOnce(
    tx: BackendTransaction<Tables>,
    taken: readonly Work<Tables>[],
    { defersWrites }: BeginOptions,
  ): Promise<void> {
    const done: Work<Tables>[] = [];
    const failed: { readonly work: Work<Tables>; readonly error: unknown }[] = [];
    await tx.preload(taken.flatMap(({ reads }) => reads)).catch((error: unknown) => {
      // A row that cannot be read fails the unit that asks for it, not those that share its commit.
      if (isRepeatable(error)) throw error;
    });
    for (const [at, work] of taken.entries()) {
      if (at > 0 && at % UNITS_A_TURN === 0) await pause?.();
      try {
        // Alone, it needs no savepoint of the database: the whole transaction is its own.
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
      // Someone may have come between the last look at the queue and here.
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
