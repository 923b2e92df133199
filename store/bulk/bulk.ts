import type { StoredRow } from '../rows/rowTable.ts';

/**
 * Fills the tables of a database in which no other process writes, without the writer's queue. Until `finish` the tables have no
 * indexes besides their keys, so a load that is given up leaves a slow database: delete it.
 */
export interface BulkLoad {
  /**
   * Inserts rows of one table. Other connections see them after `commit` and cannot write before. They are durable after `finish`.
   * @throws TypeError, RangeError for a row of the wrong shape; the database's own error if a key is taken
   */
  insert(table: string, rows: readonly StoredRow[]): Promise<void>;
  /** Makes the inserted rows visible to other connections, and lets these write. */
  commit(): Promise<void>;
  /** Builds the indexes again and closes the connection. */
  finish(): Promise<void>;
}

/** An index as the database declares it. */
export interface StoredIndex {
  readonly name: string;
  readonly text: string;
}
