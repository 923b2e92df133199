import type { BackendTransaction } from './backend.ts';
import type { TableDeclarations } from '../table.ts';
import type { RowTable, StoredKey, StoredRow } from '../rows/rowTable.ts';
import { typedTables } from '../rows/rowTable.ts';

/** What one flush changes in one table: rows that are new, rows that differ with the columns that do, and rows that go. */
export interface RowChanges {
  readonly inserted: readonly StoredRow[];
  readonly updated: readonly StoredRow[];
  /** The columns in which any of `updated` differs. */
  readonly columns: readonly string[];
  readonly removed: readonly StoredKey[];
}

/** A table in a transaction that also takes many changes at once. */
export interface FlushTable extends RowTable {
  /**
   * Removes, then updates, then inserts: at most a statement each. Rows are checked already.
   * @throws UniqueViolation, RangeError; the transaction is to be undone then
   */
  apply(changes: RowChanges): Promise<void>;
}

/** What an adapter supplies for one transaction; `plainTransaction` and `deferredTransaction` make the port's of it. */
export interface RowTransaction {
  rows(name: string): FlushTable;
  /** Begins a savepoint. */
  savepoint(): Promise<RowSavepoint>;
  /**
   * A value that stays the same for as long as nobody but this process's writer commits, read inside this transaction;
   * undefined where there is none. Rows that were read under it are still what they were.
   */
  readonly version: number | undefined;
  /** @throws Conflict when another process was faster; nothing stayed then */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface RowSavepoint {
  /** Undoes what was done since, and ends the savepoint. */
  undo(): Promise<void>;
  /** Ends the savepoint and keeps what was done since. */
  release(): Promise<void>;
}

/** A transaction that sends every read and write to the database as it comes. */
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
