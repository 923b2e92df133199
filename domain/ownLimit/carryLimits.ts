import { stricterLimit } from '#protocol/rules/ownLimit.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';
import { addToDay, byKind, type DayRow, emptyLimits, saveLimits, keptOf, limitsOf, stateOf } from './rows.ts';

/**
 * Moves limits and counts to the person of another phone: if both persons have a limit, the stricter limit holds.
 * @param leaves whether no account stays with the old person; otherwise the old person keeps its limits, and only today's count is copied
 */
export async function carryLimits(
  tx: Transaction,
  now: number,
  { from, to, leaves }: { readonly from: string; readonly to: string; readonly leaves: boolean },
): Promise<void> {
  const source = await tx.table('ownLimits').get(from);
  if (source !== undefined) {
    const target = await limitsOf(tx, to);
    const later = source.LastPlay > target.LastPlay ? source : target;
    const { LastPlay, Run, Answered } = later;
    const reminders = [source.Reminder, target.Reminder].filter((minutes) => minutes > 0);
    await saveLimits(tx, {
      ...emptyLimits(to),
      Limits: byKind((kind) => keptOf(stricterLimit(stateOf(source, kind), stateOf(target, kind), now))),
      Reminder: reminders.length === 0 ? 0 : Math.min(...reminders),
      LastPlay,
      Run,
      Answered,
    });
  }
  const Day = leaves ? {} : { Day: taipeiDay(now) };
  for (const row of await tx.table('playDays').find({ where: { Owner: from, ...Day } })) await addDay(tx, to, row);
  if (!leaves) return;
  await tx.table('ownLimits').remove({ Owner: from });
  await tx.table('playDays').remove({ Owner: from });
}

const addDay = (tx: Transaction, to: string, { Owner: _from, Day, ...count }: DayRow): Promise<void> =>
  addToDay(tx, to, Day, count);
