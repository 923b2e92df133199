import type { Moment } from '../ports/index.ts';
import type { RowKey, Transaction } from '../ports/store.ts';
import type { Activity } from './activity.ts';

/** Passes an activity to all counters. Call it in the transaction in which the activity happened. */
export async function recordActivity(
  tx: Transaction,
  moment: Moment,
  playerID: string,
  activity: Activity,
): Promise<void> {
  for (const counter of moment.ports.activityCounters) await counter.count(tx, moment, playerID, activity);
}

/** The rows that counting an activity reads by key and that are known in advance. */
export const rowsOfActivity = (
  { ports, now }: Pick<Moment, 'ports' | 'now'>,
  playerID: string,
  activity: Activity,
): readonly RowKey[] => ports.activityCounters.flatMap((counter) => counter.rows?.(playerID, activity, now) ?? []);
