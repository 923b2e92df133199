import type { Json } from '../table.ts';

/** A place in the log: the transaction that wrote a push, and the push's position in its run. */
export interface LogPlace {
  readonly transaction: string;
  readonly position: number;
}

export interface LogEntry {
  readonly position: number;
  /** Whether this run wrote it. */
  readonly isOwn: boolean;
  /** The push, parsed by its column's schema. Undefined for this run's own entries. */
  readonly push: Json | undefined;
}

/** Entries after a place in the log. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
  /** The place of the last entry, or the place that the page was read from. */
  readonly end: LogPlace;
  /** False if entries after the place were removed before this read. */
  readonly isWhole: boolean;
  /** Whether more entries can be read now. */
  readonly hasMore: boolean;
  /** Whether committed entries wait for an earlier transaction to end. */
  readonly isHeldBack: boolean;
}

/**
 * Reads the committed pushes of all processes of a database, in one order for all. A new entry never comes before an entry that was read.
 */
export interface PushLogReader {
  /** Returns the end of the log. Entries of later commits come after it. */
  readEnd(): Promise<LogPlace>;
  /** @param run entries of this run come without their pushes */
  read(after: LogPlace, run: string): Promise<LogPage>;
  /** Removes a batch of entries older than a minute. @returns how many */
  removeOld(): Promise<number>;
}
