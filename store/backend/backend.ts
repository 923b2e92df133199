import type { Reader, RowKey, Writer } from '../port.ts';
import type { TableDeclarations } from '../table.ts';
import type { RowTable } from '../rows/rowTable.ts';
import type { OpenLog } from '../queue/departure.ts';

/** Options of a transaction. */
export interface BeginOptions {
  /**
   * Names to lock before it begins, so that a transaction that lost to another process does not lose again. No effect without other
   * processes.
   */
  readonly names?: readonly string[];
  /** Whether other processes may not write meanwhile, so that this transaction cannot lose. No effect without other processes. */
  readonly isAlone?: boolean;
  /**
   * Keeps writes in memory and writes them by table before the commit, if the backend can. A taken key may then fail only at the commit,
   * with DeferredWriteFailed.
   */
  readonly defersWrites?: boolean;
}

/** The tables of a database with a single writer in this process. `createStore` puts a queue with group commit in front of it. */
export interface StoreBackend<Tables extends TableDeclarations> {
  readonly tables: Tables;
  readonly reader: Reader<Tables>;
  /** Returns committed rows of a table without its row type. */
  rows(name: string): RowTable;
  begin(options?: BeginOptions): Promise<BackendTransaction<Tables>>;
  /** Runs reads of one snapshot beside the writer. Undefined if reads have to wait for the writer. */
  readonly readConsistently:
    | (<Result>(read: (reader: Reader<Tables>) => Promise<Result>) => Promise<Result>)
    | undefined;
  /** Opens the log of pushes if several processes may use the database. */
  readonly openLog: OpenLog | undefined;
  close(): Promise<void>;
}

export interface BackendTransaction<Tables extends TableDeclarations> extends Writer<Tables> {
  /** Returns a table without its row type. */
  rows(name: string): RowTable;
  /** Reads rows that will be needed, one statement per table. */
  preload(keys: readonly RowKey<Tables>[]): Promise<void>;
  /** Runs work, and undoes only its changes if it throws. */
  savepoint<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Commits. @throws Conflict if another process was faster, DeferredWriteFailed; the transaction is then undone */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The database refused deferred writes. The transaction must run again without deferring. */
export class DeferredWriteFailed extends Error {
  constructor(cause: unknown) {
    super('a deferred write was refused', { cause });
    this.name = 'DeferredWriteFailed';
  }
}
