import type { StoredRow } from '../rows/rowTable.ts';

/**
 * Fills the tables of a database without the writer's queue while no other process writes. Until `finish` the tables have only their key
 * indexes; delete the database if you abandon a load.
 */
export interface BulkLoad {
  /**
   * Inserts rows of one table. Other connections see them after `commit` and cannot write before. The rows are durable after `finish`.
   * @throws TypeError, RangeError for a row of the wrong shape; the database's own error if a key is taken
   */
  insert(table: string, rows: readonly StoredRow[]): Promise<void>;
  /** Makes the inserted rows visible to other connections, and lets them write. */
  commit(): Promise<void>;
  /** Rebuilds the indexes and closes the connection. */
  finish(): Promise<void>;
}

/** An index as the database declares it. */
export interface StoredIndex {
  readonly name: string;
  readonly text: string;
}
