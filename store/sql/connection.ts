import type { SqlRow, SqlValue } from './sqlValue.ts';

/** A database connection. To run statements in order, await each before you send the next. */
export interface SqlConnection {
  /**
   * Runs one statement.
   * @param values the values of `$1`, `$2` …; they never become part of the text
   * @returns the result rows; empty for a statement without rows
   */
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

export interface StatementOptions {
  /** Receives every statement before it runs. If it throws, the statement fails. For tests and benchmarks. */
  readonly onStatement?: ((sql: string) => void) | undefined;
}
