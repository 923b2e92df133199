import { Conflict, OUTBOX, UniqueViolation } from '../port.ts';
import { declarationOf, type TableDeclaration, type TableDeclarations } from '../table.ts';
import { type BackendTransaction, DeferredWriteFailed } from '../backend/backend.ts';
import { DEFER_LIMITS, DeferredTable, type DeferLimits } from './deferredTable.ts';
import type { IdentityMap, MapEntry, TableMap } from './identityMap.ts';
import { type JournalRecord, MapJournal } from './journal.ts';
import { joinValues } from '../rows/row.ts';
import { type RowTables, type StoredKey, type StoredRow, typedTables } from '../rows/rowTable.ts';
import type { RowChanges, RowSavepoint, RowTransaction } from '../backend/rowTransaction.ts';

/** Tables that only the writer uses, after its units of work. Their rows are not read by key or undone by unit. */
const UNMAPPED: ReadonlySet<string> = new Set([OUTBOX]);

/** A unit of work that can be undone separately. */
interface Frame {
  /** The journal's length at the unit's begin. */
  readonly mark: number;
  /** The database's savepoint and the journal's length before the unit's first statement without the map. */
  direct?: { readonly savepoint: RowSavepoint; readonly mark: number };
}

/**
 * Makes a transaction that reads each row once by key, and keeps writes in an identity map until the commit. The writes then cost
 * statements per table instead of per unit of work. A journal undoes the map changes of a failed unit.
 * @param map the caller keeps it between commits; it is empty or current when this transaction begins
 */
export function deferredTransaction<Tables extends TableDeclarations>(
  tables: Tables,
  tx: RowTransaction,
  map: IdentityMap,
  limits: DeferLimits = DEFER_LIMITS,
): BackendTransaction<Tables> {
  const journal = new MapJournal();
  const frames: Frame[] = [];
  const deferred = new Map<string, DeferredTable>();
  let isUntouched = true;

  function tableOf(name: string): DeferredTable {
    let table = deferred.get(name);
    if (table === undefined) {
      const rows = map.table(name);
      table = new DeferredTable({
        declaration: declarationOf(tables, name),
        stored: tx.rows(name),
        map: rows,
        journal,
        limits,
        flush: () => flush(rows),
        flushAll,
        goDirect,
      });
      deferred.set(name, table);
    }
    return table;
  }

  /** Writes the waiting changes of a table. @throws DeferredWriteFailed, Conflict */
  async function flush(rows: TableMap): Promise<void> {
    const entries = [...rows.dirty];
    if (entries.length === 0) return;
    isUntouched = false;
    const sent = entries.map(([, { current }]) => current);
    try {
      const changes = changesOf(
        declarationOf(tables, rows.name),
        entries.map(([, entry]) => entry),
      );
      if (changes !== undefined) await tx.rows(rows.name).apply(changes);
    } catch (error) {
      if (error instanceof UniqueViolation || error instanceof RangeError) throw new DeferredWriteFailed(error);
      throw error;
    }
    for (const [at, [text, entry]] of entries.entries()) {
      entry.stored = sent[at];
      entry.isAssumed = false;
      rows.settle(text, entry);
    }
  }

  async function flushAll(): Promise<void> {
    await allDone([...map.tables()].map(flush));
  }

  async function goDirect(): Promise<void> {
    await flushAll();
    isUntouched = false;
    for (const frame of frames) frame.direct ??= { savepoint: await tx.savepoint(), mark: journal.length };
  }

  /** Resets the map to the begin of a unit that ran statements without the map. */
  async function undoDirect({ mark, direct }: Required<Frame>): Promise<void> {
    await direct.savepoint.undo();
    map.clear();
    // Changes of the unit before those statements are already in the database.
    journal.take(direct.mark);
    const first = new Map<string, JournalRecord>();
    for (const record of journal.take(mark).toReversed()) first.set(`${record.map.name} ${record.text}`, record);
    for (const { map: rows, text, key, wasKnown, before } of first.values()) {
      rows.learn(key, await tx.rows(rows.name).get(...key));
      rows.set(text, key, wasKnown ? before : undefined);
    }
  }

  /** Whether the database may refuse a change, because its key may be taken or other columns must be unique. */
  const isAssumed = ({ map: { name }, wasKnown }: JournalRecord): boolean =>
    !wasKnown || declarationOf(tables, name).unique !== undefined;
  const rowsOf: RowTables = (name) => (UNMAPPED.has(name) ? tx.rows(name) : tableOf(name));

  return {
    ...typedTables<Tables>(rowsOf),
    rows: rowsOf,
    async preload(keys) {
      await allDone(byTable(keys).map(([name, ofTable]) => tableOf(name).preload(ofTable)));
    },
    async savepoint(work) {
      const frame: Frame = { mark: journal.length };
      frames.push(frame);
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work();
      } catch (error) {
        frames.pop();
        const { direct } = frame;
        if (error instanceof DeferredWriteFailed || error instanceof Conflict) throw error;
        // The unit failed after writes that the database may refuse, so the flush checks them.
        if (journal.since(frame.mark).some(isAssumed)) await flushAll();
        if (direct === undefined) journal.undoTo(frame.mark);
        else await undoDirect({ ...frame, direct });
        throw error;
      }
      frames.pop();
      await frame.direct?.savepoint.release();
      return result;
    },
    async commit() {
      try {
        await flushAll();
        await tx.commit();
      } catch (error) {
        map.clear();
        throw error;
      }
    },
    async rollback() {
      if (!isUntouched || [...map.tables()].some(({ dirty }) => dirty.size > 0)) map.clear();
      await tx.rollback();
    },
  };
}

/** Returns the changes of a table; undefined if there are none. */
function changesOf(declaration: TableDeclaration, entries: readonly MapEntry[]): RowChanges | undefined {
  const inserted: StoredRow[] = [];
  const updated: StoredRow[] = [];
  const removed: StoredKey[] = [];
  const changed = new Set<string>();
  for (const { key, stored, current } of entries) {
    if (stored === undefined) {
      if (current !== undefined) inserted.push(current);
    } else if (current === undefined) removed.push(key);
    else {
      const columns = Object.keys(declaration.columns).filter((column) => stored[column] !== current[column]);
      if (columns.length === 0) continue;
      updated.push(current);
      for (const column of columns) changed.add(column);
    }
  }
  if (inserted.length + updated.length + removed.length === 0) return undefined;
  return { inserted, updated, columns: [...changed], removed };
}

/** Groups unique keys by table. */
function byTable(
  keys: readonly { readonly table: string; readonly key: StoredKey }[],
): [string, readonly StoredKey[]][] {
  const tables = new Map<string, Map<string, StoredKey>>();
  for (const { table, key } of keys) {
    const known = tables.get(table);
    if (known === undefined) tables.set(table, new Map([[joinValues(key), key]]));
    else known.set(joinValues(key), key);
  }
  return [...tables].map(([name, named]) => [name, [...named.values()]]);
}

/** Waits until all promises are settled. @throws the first error; a Conflict takes precedence */
async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  const errors = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (errors.length > 0) throw errors.find((error) => error instanceof Conflict) ?? errors[0];
}
