import type { Reader, RowKey, Writer } from '#domain/ports/store.ts';
import type { TableName } from '#domain/tables.ts';
import type { RowTable } from '../rows/rowTable.ts';

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
 * What an adapter supplies for a store with a single writer in this process: `domain/store/` makes a `Store` of it by one
 * queue with group commit.
 */
export interface StoreBackend {
  readonly reader: Reader;
  begin(options?: BeginOptions): Promise<BackendTransaction>;
  /** Reads of one instant beside the writer; undefined where they have to wait for the writer's turn. */
  readonly readConsistently: (<Result>(read: (reader: Reader) => Promise<Result>) => Promise<Result>) | undefined;
  close(): Promise<void>;
}

export interface BackendTransaction extends Writer {
  /** A table without its row's type. */
  rows(name: TableName): RowTable;
  /** Reads rows that will be asked for, all of a table at once. */
  preload(keys: readonly RowKey[]): Promise<void>;
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
