import type { Bus } from '../bus.ts';
import type { RowTables } from '../rows/rowTable.ts';
import type { Doorbell } from './doorbell.ts';

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

/** The exit of a database that several processes use. */
export interface LoggedExit<Push> extends PushExit<Push> {
  /** Publishes what any process committed until now. */
  catchUp(): Promise<void>;
  /** Rings after commits, and reads when another process rings. */
  use(doorbell: Doorbell): void;
}

export interface ExitParts<Push> {
  /** Undefined in a process without listeners: it writes and rings, and reads nothing. */
  readonly bus: Bus<Push> | undefined;
  /** A name that no other run has. */
  readonly run: string;
  readonly report: (error: unknown) => void;
}

/** Opens the log of pushes of a database. */
export type OpenLog = <Push>(parts: ExitParts<Push>) => LoggedExit<Push>;
