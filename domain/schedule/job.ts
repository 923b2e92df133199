import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

/** A timed job. It runs once, in one of the processes. */
export interface Job {
  readonly name: string;
  /** Seconds between two runs, or `day`: each day at 00:00 in Taipei. */
  readonly every: number | 'day';
  /**
   * Does a bounded piece of the due work, in the transaction that records the run.
   *
   * @returns whether more of it is due now, or questions to other systems for after the commit
   */
  run(tx: Transaction, moment: Moment): Promise<boolean | JobQuestions>;
}

/** What a job asks other systems once its transaction is committed. The other jobs do not wait for the answers. */
export interface JobQuestions {
  ask(): Promise<void>;
}
