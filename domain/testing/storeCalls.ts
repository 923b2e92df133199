import type { TableWriter, Transaction } from '../ports/store.ts';
import type { RowOf, TableName, Tables } from '../tables.ts';

export interface RecordedCalls {
  readonly tx: Transaction;
  /** `<table>.<call>`, in order. */
  readonly calls: readonly string[];
}

/** Records every call to the tables of a transaction, so that a test can count them. */
export function recordCalls(tx: Transaction): RecordedCalls {
  const calls: string[] = [];
  const recorded: Transaction = {
    lock: (keys) => tx.lock(keys),
    publish: (push) => tx.publish(push),
    afterCommit: (effect) => tx.afterCommit(effect),
    table<Name extends TableName>(name: Name): TableWriter<RowOf<Tables[Name]>> {
      const table = tx.table(name);
      const noted =
        <Args extends readonly unknown[], Result>(call: string, run: (...args: Args) => Result) =>
        (...args: Args): Result => {
          calls.push(`${name}.${call}`);
          return run(...args);
        };
      return {
        get: noted('get', (...key) => table.get(...key)),
        getMany: noted('getMany', (keys) => table.getMany(keys)),
        find: noted('find', (query) => table.find(query)),
        count: noted('count', (where) => table.count(where)),
        findThrough: (through, query) => noted('findThrough', () => table.findThrough(through, query))(),
        countThrough: (through, query) => noted('countThrough', () => table.countThrough(through, query))(),
        sum: noted('sum', (column, where) => table.sum(column, where)),
        sumEach: noted('sumEach', (column, wheres) => table.sumEach(column, wheres)),
        insert: noted('insert', (rows) => table.insert(rows)),
        update: noted('update', (where, values) => table.update(where, values)),
        add: noted('add', (where, deltas) => table.add(where, deltas)),
        addEach: noted('addEach', (changes) => table.addEach(changes)),
        remove: noted('remove', (where) => table.remove(where)),
      };
    },
  };
  return { tx: recorded, calls };
}
