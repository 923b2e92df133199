import type { Reader, RowKey, Writer } from '../port.ts';
import type { TableDeclarations } from '../table.ts';
import type { RowTable } from '../rows/rowTable.ts';
import type { OpenLog } from '../queue/departure.ts';

/** How a transaction begins. */
export interface BeginOptions {
  /**
   * What to hold before it begins, so that a transaction that lost to another process does not lose again; free where no
   * other process writes.
   */
  readonly names?: readonly string[];
  /** Whether no other process may write meanwhile, so that this transaction cannot lose; free where no other process writes. */
  readonly isAlone?: boolean;
  /**
   * Writes wait in memory and reach the database by table before the commit, where the backend can do that: a key that is
   * taken may show only then, as DeferredWriteFailed.
   */
  readonly defersWrites?: boolean;
}

/**
 * The tables of one database with a single writer in this process. `createStore` puts a queue with group commit in front of
 * it.
 */
export interface StoreBackend<Tables extends TableDeclarations> {
  readonly tables: Tables;
  readonly reader: Reader<Tables>;
  /** Committed rows of a table, without its row's type. */
  rows(name: string): RowTable;
  begin(options?: BeginOptions): Promise<BackendTransaction<Tables>>;
  /** Reads of one instant beside the writer; undefined where they have to wait for the writer's turn. */
  readonly readConsistently:
    | (<Result>(read: (reader: Reader<Tables>) => Promise<Result>) => Promise<Result>)
    | undefined;
  /** Opens the log of pushes, where several processes may use the database. */
  readonly openLog: OpenLog | undefined;
  close(): Promise<void>;
}

export interface BackendTransaction<Tables extends TableDeclarations> extends Writer<Tables> {
  /** A table without its row's type. */
  rows(name: string): RowTable;
  /** Reads rows that will be asked for, all of a table at once. */
  preload(keys: readonly RowKey<Tables>[]): Promise<void>;
  /** Runs work whose changes are undone alone when it throws. */
  savepoint<Result>(work: () => Promise<Result>): Promise<Result>;
  /** @throws Conflict when another process was faster, DeferredWriteFailed; nothing stayed then */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** Writes that waited in memory were refused by the database: the whole transaction is to be done again without waiting. */
export class DeferredWriteFailed extends Error {
  constructor(cause: unknown) {
    super('a deferred write was refused', { cause });
    this.name = 'DeferredWriteFailed';
  }
}
