import { setImmediate } from 'node:timers/promises';
import type { Store, Transaction } from '#domain/ports/store.ts';
import { countStatements } from './driverStatements.ts';

/** The cost of a piece of work. */
export interface Counted {
  /** Calls of the store's tables by the dispatcher, the handler and its listeners. */
  readonly calls: number;
  /** Statements of the driver, with `BEGIN` and `COMMIT`. */
  readonly statements: number;
}

export interface CountedStore extends Store {
  /** Does some work, waits for all its consequences, and returns its cost. */
  count<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result; readonly cost: Counted }>;
}

/** Counts the calls of a store's tables, and the statements of the driver. */
export function countCalls(store: Store): CountedStore {
  const statements = countStatements();
  let calls = 0;
  let underWay = 0;

  const follow = async <Result>(work: Promise<Result>): Promise<Result> => {
    underWay += 1;
    try {
      return await work;
    } finally {
      underWay -= 1;
    }
  };
  const countedTable = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...words: readonly unknown[]): unknown => {
          calls += 1;
          const answer: unknown = Reflect.apply(member, target, words);
          return answer instanceof Promise ? follow(answer) : answer;
        };
      },
    });
  const countedTransaction = (tx: Transaction): Transaction => ({
    table: (name) => countedTable(tx.table(name)),
    lock: (keys) => tx.lock(keys),
    publish: (push) => tx.publish(push),
    afterCommit: (effect) => tx.afterCommit(effect),
  });
  /** Waits until no work is running or was started by the last work. */
  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0) await setImmediate();
  }

  return {
    table: (name) => countedTable(store.table(name)),
    transaction: (work, reads) => follow(store.transaction((tx) => work(countedTransaction(tx)), reads)),
    // Waiting units would not be gathered, since each work is new. A counting bench has one unit at a time.
    share: (work, unit) =>
      follow(store.share({ ...work, apply: (tx, units) => work.apply(countedTransaction(tx), units) }, unit)),
    readConsistently: (read) =>
      follow(store.readConsistently((reader) => read({ table: (name) => countedTable(reader.table(name)) }))),
    close: () => store.close(),
    async count(work) {
      await settled();
      // Publishes the pushes of the last work, which would otherwise count for this work.
      await store.transaction(async () => {});
      const before = { calls, statements: statements() };
      const result = await work();
      await settled();
      return { result, cost: { calls: calls - before.calls, statements: statements() - before.statements } };
    },
  };
}
