import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

/** Something that happens by the clock, once whatever the number of processes. */
export interface Job {
  readonly name: string;
  /** Seconds between two runs, or each day at 00:00 in Taipei. */
  readonly every: number | 'day';
  /**
   * Does a bounded piece of what is due, in the transaction that says it was done.
   * @returns whether more of it is due now
   */
  run(tx: Transaction, moment: Moment): Promise<boolean>;
}
