import type { RowTables } from '../rows/rowTable.ts';

/** How the pushes of a committed transaction leave. */
export interface Departure {
  /**
   * Waits until the pushes left in the order of all processes. The callers get their answers then. Undefined if they get them at once.
   */
  readonly ordered: (() => Promise<void>) | undefined;
  /** Publishes. Called after the effects of the commit. */
  readonly publish: () => void;
}

/** Keeps the pushes of commits until they have left. */
export interface PushExit<Push> {
  /** Writes pushes in the transaction that made them. Call the departure's functions once it is committed. */
  write(rows: RowTables, pushes: readonly Push[]): Promise<Departure>;
  /** Waits until everything that was committed has left. */
  settled(): Promise<void>;
  /** Ends what runs by itself. */
  close(): Promise<void>;
}
