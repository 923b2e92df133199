import type { Json } from '../table.ts';

/** A place in the log: the transaction that wrote a push, and the push's position in its run. */
export interface LogPlace {
  readonly transaction: string;
  readonly position: number;
}

export interface LogEntry {
  readonly position: number;
  /** Whether the run that reads wrote it. */
  readonly isOwn: boolean;
  /** The push, parsed by its column's schema. Undefined in an entry of the own run. */
  readonly push: Json | undefined;
}

/** What follows a place in the log. */
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
 * The committed pushes of all processes of a database, in one order that is the same for each of them. An entry never appears before one
 * that was read already.
 */
export interface PushLogReader {
  /** The end of the log: every entry of a later commit comes after it. */
  readEnd(): Promise<LogPlace>;
  /** @param run the entries of this run come without their pushes */
  read(after: LogPlace, run: string): Promise<LogPage>;
  /** Removes a batch of entries that are older than a minute. @returns how many */
  removeOld(): Promise<number>;
}
