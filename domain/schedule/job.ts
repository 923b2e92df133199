import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

/** A bounded piece of a job's work. */
export interface Piece {
  readonly more?: boolean;
  /**
   * Work after the commit of the piece. Each unit runs in a separate transaction. A unit that fails is reported and does not stop other
   * units.
   */
  readonly units?: readonly ((tx: Transaction) => Promise<void>)[];
  /** Calls to other systems after the commit. The other jobs do not wait for the answers. */
  ask?(): Promise<void>;
}

/** A scheduled job. Each run is in one of the processes. */
export interface Job {
  readonly name: string;
  /** Seconds between two runs, or `day` for each day at 00:00 in Taipei. */
  readonly every: number | 'day';
  /**
   * Does a limited piece of the due work, in the transaction that records the run.
   *
   * @returns whether more work is due now, or a `Piece` with work after the commit
   */
  run(tx: Transaction, moment: Moment): Promise<boolean | Piece>;
}
