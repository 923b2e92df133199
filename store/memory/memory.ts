import type { StoreBackend } from '../backend/backend.ts';
import { TABLES, type RowOf, type TableName, type Tables } from '#domain/tables.ts';
import { MemoryRows } from './memoryRows.ts';
import { type Journal, memoryTable } from './memoryTable.ts';
import { checkRow, copyRow, keyOf } from '../rows/row.ts';
import type { DeferLimits } from '../deferred/deferredTable.ts';
import { type RowBackend, storeBackend } from '../backend/rowBackend.ts';
import { type StoredKey, type StoredRow, typedTables } from '../rows/rowTable.ts';
import type { RowTransaction } from '../backend/rowTransaction.ts';

/** Everything that a store holds, by table. */
export type Snapshot = { readonly [Name in TableName]?: readonly RowOf<Tables[Name]>[] };

/** One row after a commit; `row` is undefined once it is removed. The key's values make a valid IndexedDB key. */
export interface RowChange {
  readonly table: TableName;
  readonly key: StoredKey;
  readonly row: StoredRow | undefined;
}

export interface MemoryOptions {
  readonly initial?: Snapshot;
  /** Told what each commit changed, before the commit resolves; a promise is waited for. */
  readonly onCommit?: (changes: readonly RowChange[]) => void | Promise<void>;
  /** Lets transactions defer their writes, as a database does, within these limits; for tests of that. */
  readonly defersWrites?: DeferLimits;
}

export interface MemoryBackend extends StoreBackend {
  /** A copy of all committed rows. */
  snapshot(): Snapshot;
  /** Puts these rows in place of everything. @throws while a transaction is under way, or for a row of the wrong shape */
  load(snapshot: Snapshot): void;
}

const NAMES = Object.keys(TABLES) as TableName[];
type World = ReadonlyMap<TableName, MemoryRows>;
const emptyWorld = (): World => new Map(NAMES.map((name) => [name, new MemoryRows(name, TABLES[name])]));

function rowsOf(world: World, name: TableName): MemoryRows {
  const rows = world.get(name);
  if (rows === undefined) throw new TypeError(`no table ${name}`);
  return rows;
}

/**
 * A store's rows in memory, for mocks and tests: runs wherever JavaScript does.
 * Two worlds share their (never changed) rows: the writer works on one and takes down what it replaced, readers see the
 * other, which a commit brings up to date.
 */
export function createMemoryBackend({ initial, onCommit, defersWrites }: MemoryOptions = {}): MemoryBackend {
  const committed = emptyWorld();
  const working = emptyWorld();
  let current: RowTransaction | undefined;
  let closed = false;
  let loads = 0;
  /** The rows that a table was loaded from, while nobody has written to it. */
  const loaded = new Map<TableName, Snapshot[TableName]>();

  const checkOpen = (): void => {
    if (closed) throw new Error('the store is closed');
  };

  function load(snapshot: Snapshot): void {
    if (current !== undefined) throw new Error('a transaction is under way');
    loads += 1;
    // A table that nobody wrote to since it was loaded from the same rows holds them already.
    const other = NAMES.filter((name) => loaded.get(name) !== snapshot[name] || snapshot[name] === undefined);
    for (const name of other) for (const row of snapshot[name] ?? []) checkRow(TABLES[name], row);
    for (const name of other) {
      const [seen, worked] = [rowsOf(committed, name), rowsOf(working, name)];
      seen.clear();
      worked.clear();
      for (const row of snapshot[name] ?? []) {
        const key = worked.keyText(row);
        worked.checkUnique(key, row);
        const copy = copyRow(TABLES[name], row);
        worked.set(key, copy);
        seen.set(key, copy);
      }
      loaded.set(name, snapshot[name]);
    }
  }

  function begin(): RowTransaction {
    checkOpen();
    if (current !== undefined) throw new Error('a transaction is under way');
    const replaced: { readonly table: TableName; readonly key: string; readonly before: StoredRow | undefined }[] = [];
    let live = true;
    const checkLive = (): void => {
      if (!live) throw new Error('the transaction has ended');
    };
    const journal: Journal = {
      mark: () => replaced.length,
      note: (table, key, before) => replaced.push({ table, key, before }),
      undoTo(mark) {
        for (const { table, key, before } of replaced.splice(mark).toReversed())
          rowsOf(working, table).set(key, before);
      },
    };
    const end = (): void => {
      live = false;
      current = undefined;
    };

    const transaction: RowTransaction = {
      version: loads,
      rows: (name) => memoryTable(name, rowsOf(working, name), checkLive, journal),
      async savepoint() {
        checkLive();
        const mark = journal.mark();
        return {
          undo: async () => journal.undoTo(mark),
          release: async () => {},
        };
      },
      async commit() {
        checkLive();
        const changes = changesOf(replaced, working);
        try {
          await onCommit?.(
            changes.map(({ table, key, row }) => ({ table, key, row: row && copyRow(TABLES[table], row) })),
          );
        } catch (error) {
          journal.undoTo(0);
          end();
          throw error;
        }
        for (const { table, text, row } of changes) {
          loaded.delete(table);
          rowsOf(committed, table).set(text, row);
        }
        end();
      },
      async rollback() {
        checkLive();
        journal.undoTo(0);
        end();
      },
    };
    return transaction;
  }

  if (initial !== undefined) load(initial);
  const rows: RowBackend = {
    readConsistently: undefined,
    reader: typedTables((name) => memoryTable(name, rowsOf(committed, name), checkOpen)),
    begin: async () => {
      current = begin();
      return current;
    },
    async close() {
      closed = true;
    },
  };
  const backend = storeBackend(rows, defersWrites);
  return {
    ...backend,
    // Rows in memory gain nothing by waiting in memory.
    begin: ({ names = [], ...options } = {}) =>
      backend.begin({ names, defersWrites: defersWrites !== undefined && options.defersWrites === true }),
    snapshot: () =>
      Object.fromEntries(
        NAMES.map((name) => [name, [...rowsOf(committed, name).all()].map((row) => copyRow(TABLES[name], row))]),
      ),
    load,
  };
}

/** The last state of every row that was touched. */
function changesOf(
  replaced: readonly { readonly table: TableName; readonly key: string; readonly before: StoredRow | undefined }[],
  working: World,
): readonly (RowChange & { readonly text: string })[] {
  const first = new Map<string, (typeof replaced)[number]>();
  for (const entry of replaced) {
    const name = `${entry.table} ${entry.key}`;
    if (!first.has(name)) first.set(name, entry);
  }
  return [...first.values()].flatMap(({ table, key: text, before }) => {
    const row = rowsOf(working, table).get(text);
    const shown = row ?? before;
    return shown === undefined || row === before ? [] : [{ table, text, key: keyOf(TABLES[table], shown), row }];
  });
}
