import type { SqlRow, SqlValue } from './sqlValue.ts';

/** A connection to the database. Statements run in their order only if each is sent after the answer of the statement before it. */
export interface SqlConnection {
  /**
   * Runs one statement.
   * @param values the values of `$1`, `$2` …; they never become part of the text
   * @returns the rows of the answer; empty for a statement without rows
   */
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

export interface StatementOptions {
  /** Told of every statement before it runs; what it throws is the statement's failure. For tests and benchmarks. */
  readonly onStatement?: ((sql: string) => void) | undefined;
}
