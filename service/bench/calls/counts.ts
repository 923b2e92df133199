import { setImmediate } from 'node:timers/promises';
import type { Store, Transaction } from '#domain/ports/store.ts';
import { countStatements } from './driverStatements.ts';

/** What a piece of work cost. */
export interface Counted {
  /** Calls of tables of the store port: by the dispatcher, the rule and what listens to it. */
  readonly calls: number;
  /** What the driver ran, `BEGIN` and `COMMIT` included. */
  readonly statements: number;
}

/** A store that counts. */
export interface CountedStore extends Store {
  /** Does some work, waits until all that it set off is done, and says what it cost. */
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
  /** Until nothing is under way and nothing new came of what ended last. */
  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = underWay === 0 ? quiet + 1 : 0) await setImmediate();
  }

  return {
    table: (name) => countedTable(store.table(name)),
    transaction: (work, reads) => follow(store.transaction((tx) => work(countedTransaction(tx)), reads)),
    // Units that wait would not gather, since each work is a new one; a bench that counts has one at a time.
    share: (work, unit) =>
      follow(store.share({ ...work, apply: (tx, units) => work.apply(countedTransaction(tx), units) }, unit)),
    readConsistently: (read) =>
      follow(store.readConsistently((reader) => read({ table: (name) => countedTable(reader.table(name)) }))),
    close: () => store.close(),
    async count(work) {
      await settled();
      // Takes out what the last work published, which else would be this one's cost.
      await store.transaction(async () => {});
      const before = { calls, statements: statements() };
      const result = await work();
      await settled();
      return { result, cost: { calls: calls - before.calls, statements: statements() - before.statements } };
    },
  };
}
