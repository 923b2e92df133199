import type { BackendTransaction } from './backend.ts';
import type { TableDeclarations } from '../table.ts';
import type { RowTable, StoredKey, StoredRow } from '../rows/rowTable.ts';
import { typedTables } from '../rows/rowTable.ts';

/** The changes of a table in one flush: removed, updated and inserted rows. */
export interface RowChanges {
  readonly inserted: readonly StoredRow[];
  readonly updated: readonly StoredRow[];
  /** All columns in which an updated row differs. */
  readonly columns: readonly string[];
  readonly removed: readonly StoredKey[];
}

/** A table in a transaction that can also apply many changes at once. */
export interface FlushTable extends RowTable {
  /**
   * Removes, then updates, then inserts, with one statement each. The rows are already checked.
   * @throws UniqueViolation, RangeError; undo the transaction then
   */
  apply(changes: RowChanges): Promise<void>;
}

/** A transaction of an adapter. `plainTransaction` and `deferredTransaction` turn it into the port's. */
export interface RowTransaction {
  rows(name: string): FlushTable;
  savepoint(): Promise<RowSavepoint>;
  /**
   * A value that changes if another process commits, read in this transaction. Rows that were read under the same value are still current.
   * Undefined if the adapter has none.
   */
  readonly version: number | undefined;
  /** Commits. @throws Conflict if another process was faster; the transaction is then undone */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface RowSavepoint {
  /** Undoes the changes since the savepoint, and ends it. */
  undo(): Promise<void>;
  /** Ends the savepoint and keeps the changes. */
  release(): Promise<void>;
}

/** Makes a transaction that sends every read and write to the database immediately. */
export function plainTransaction<Tables extends TableDeclarations>(tx: RowTransaction): BackendTransaction<Tables> {
  return {
    ...typedTables<Tables>((name) => tx.rows(name)),
    rows: (name) => tx.rows(name),
    preload: async () => {},
    async savepoint(work) {
      const savepoint = await tx.savepoint();
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await work();
      } catch (error) {
        await savepoint.undo();
        throw error;
      }
      await savepoint.release();
      return result;
    },
    commit: () => tx.commit(),
    rollback: () => tx.rollback(),
  };
}
