import type { Bus } from '../bus.ts';
import type { RowTables } from '../rows/rowTable.ts';
import type { Doorbell } from './doorbell.ts';

/** Publishes the pushes of a committed transaction. */
export interface Departure {
  /**
   * Waits until the pushes are published in the order of all processes. The callers get their answers then. Undefined if they get them
   * immediately.
   */
  readonly ordered: (() => Promise<void>) | undefined;
  /** Publishes the pushes. Called after the effects of the commit. */
  readonly publish: () => void;
}

/** Keeps the pushes of commits until they are published. */
export interface PushExit<Push> {
  /** Writes pushes in the transaction that made them. Call the departure's functions after the commit. */
  write(rows: RowTables, pushes: readonly Push[]): Promise<Departure>;
  /** Waits until all committed pushes are published. */
  settled(): Promise<void>;
  /** Stops its timers. */
  close(): Promise<void>;
}

/** The push exit of a database with several processes. */
export interface LoggedExit<Push> extends PushExit<Push> {
  /** Publishes all pushes that any process has committed. */
  catchUp(): Promise<void>;
  /** Rings after commits, and reads when another process rings. */
  use(doorbell: Doorbell): void;
}

export interface ExitParts<Push> {
  /** Undefined in a process without listeners, which writes and rings but does not read. */
  readonly bus: Bus<Push> | undefined;
  /** A name that no other run has. */
  readonly run: string;
  readonly report: (error: unknown) => void;
}

export type OpenLog = <Push>(parts: ExitParts<Push>) => LoggedExit<Push>;
