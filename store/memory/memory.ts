import type { StoreBackend } from '../backend/backend.ts';
import { declarationOf, type TableDeclaration, type TableDeclarations } from '../table.ts';
import { MemoryRows } from './memoryRows.ts';
import { type Journal, memoryTable } from './memoryTable.ts';
import { checkRow, copyRow, keyOf } from '../rows/row.ts';
import type { DeferLimits } from '../deferred/deferredTable.ts';
import { type RowBackend, storeBackend } from '../backend/rowBackend.ts';
import type { StoredKey, StoredRow } from '../rows/rowTable.ts';
import { type Snapshot, type StoredSnapshot, typedSnapshot } from './snapshot.ts';
import type { RowTransaction } from '../backend/rowTransaction.ts';

/** A row after a commit; `row` is undefined after its removal. The key's values are a valid IndexedDB key. */
export interface RowChange {
  readonly table: string;
  readonly key: StoredKey;
  readonly row: StoredRow | undefined;
}

export interface MemoryOptions<Tables extends TableDeclarations> {
  readonly initial?: Snapshot<Tables>;
  /** Receives the changes of each commit before the commit resolves. The commit waits for a returned promise. */
  readonly onCommit?: (changes: readonly RowChange[]) => void | Promise<void>;
  /** Lets transactions defer their writes within these limits, as on a database. For tests. */
  readonly defersWrites?: DeferLimits;
}

export interface MemoryBackend<Tables extends TableDeclarations> extends StoreBackend<Tables> {
  /** Returns a copy of all committed rows. */
  snapshot(): Snapshot<Tables>;
  /** Replaces all rows. @throws during a transaction, or for a row of the wrong shape */
  load(snapshot: Snapshot<Tables>): void;
}

type World = ReadonlyMap<string, MemoryRows>;
const emptyWorld = (tables: TableDeclarations): World =>
  new Map(Object.entries(tables).map(([name, declaration]) => [name, new MemoryRows(name, declaration)]));

function rowsOf(world: World, name: string): MemoryRows {
  const rows = world.get(name);
  if (rows === undefined) throw new TypeError(`no table ${name}`);
  return rows;
}

/** Checked copies of rows by their source list, because many tests load the same world. */
const checkedLists = new WeakMap<
  readonly StoredRow[],
  { readonly declaration: TableDeclaration; readonly rows: ReadonlyMap<string, StoredRow> }
>();

/** @throws TypeError, RangeError for a row of the wrong shape; UniqueViolation for two rows with the same unique values */
function checkedRows(
  name: string,
  declaration: TableDeclaration,
  list: readonly StoredRow[],
): ReadonlyMap<string, StoredRow> {
  const known = checkedLists.get(list);
  if (known?.declaration === declaration) return known.rows;
  const table = new MemoryRows(name, declaration);
  for (const row of list) {
    checkRow(declaration, row);
    const key = table.keyText(row);
    table.checkUnique(key, row);
    table.set(key, copyRow(declaration, row));
  }
  const rows = table.byKeys();
  checkedLists.set(list, { declaration, rows });
  return rows;
}

/**
 * Makes a backend in memory for mocks and tests, in Node and in browsers. Two versions share their immutable rows: the writer changes the
 * working version and records what it replaced, and readers see the committed version, which a commit updates.
 */
export function createMemoryBackend<Tables extends TableDeclarations>(
  tables: Tables,
  { initial, onCommit, defersWrites }: MemoryOptions<Tables> = {},
): MemoryBackend<Tables> {
  const names = Object.keys(tables);
  const committed = emptyWorld(tables);
  const working = emptyWorld(tables);
  let current: RowTransaction | undefined;
  let closed = false;
  let loads = 0;
  /** The list that a table was loaded from, until a write changes the table. */
  const loaded = new Map<string, readonly StoredRow[] | undefined>();

  const checkOpen = (): void => {
    if (closed) throw new Error('the store is closed');
  };

  function load(snapshot: StoredSnapshot): void {
    if (current !== undefined) throw new Error('a transaction is under way');
    loads += 1;
    // A table without writes since its load from the same list is already current.
    const other = names.filter((name) => loaded.get(name) !== snapshot[name] || snapshot[name] === undefined);
    const checked = other.map(
      (name) => [name, checkedRows(name, declarationOf(tables, name), snapshot[name] ?? [])] as const,
    );
    for (const [name, rows] of checked) {
      rowsOf(committed, name).replaceAll(rows);
      rowsOf(working, name).replaceAll(rows);
      loaded.set(name, snapshot[name]);
    }
  }

  function begin(): RowTransaction {
    checkOpen();
    if (current !== undefined) throw new Error('a transaction is under way');
    const replaced: { readonly table: string; readonly key: string; readonly before: StoredRow | undefined }[] = [];
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
      rows: (name) => memoryTable(name, rowsOf(working, name), (other) => rowsOf(working, other), checkLive, journal),
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
        const changes = changesOf(tables, replaced, working);
        try {
          await onCommit?.(
            changes.map(({ table, key, row }) => ({
              table,
              key,
              row: row && copyRow(declarationOf(tables, table), row),
            })),
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
  const adapter: RowBackend = {
    readConsistently: undefined,
    openLog: undefined,
    rows: (name) => memoryTable(name, rowsOf(committed, name), (other) => rowsOf(committed, other), checkOpen),
    begin: async () => {
      current = begin();
      return current;
    },
    async close() {
      closed = true;
    },
  };
  const backend = storeBackend(tables, adapter, defersWrites);
  return {
    ...backend,
    // Deferring writes has no benefit in memory.
    begin: ({ names = [], ...options } = {}) =>
      backend.begin({ names, defersWrites: defersWrites !== undefined && options.defersWrites === true }),
    snapshot: () =>
      typedSnapshot<Tables>(
        Object.fromEntries(
          names.map((name) => {
            const rows = rowsOf(committed, name);
            return [name, [...rows.all()].map((row) => copyRow(rows.declaration, row))];
          }),
        ),
      ),
    load,
  };
}

/** Returns the last state of every changed row. */
function changesOf(
  tables: TableDeclarations,
  replaced: readonly { readonly table: string; readonly key: string; readonly before: StoredRow | undefined }[],
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
    return shown === undefined || row === before
      ? []
      : [{ table, text, key: keyOf(declarationOf(tables, table), shown), row }];
  });
}
