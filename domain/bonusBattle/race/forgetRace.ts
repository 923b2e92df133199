import { DAY_MS } from '#protocol/duration.ts';
import type { Moment } from '../../dispatch/context.ts';
import type { Transaction } from '../../ports/store.ts';
import { RETENTION_DAYS } from '../../retention.ts';

/**
 * Removes one paid race with its entries, 60 days after its end. Its mails and transfers stay.
 * @returns whether there was such a race
 */
export async function forgetRace(tx: Transaction, { now }: Moment): Promise<boolean> {
  const EndTime = { lte: new Date(now - RETENTION_DAYS.races * DAY_MS).toISOString() };
  const [old] = await tx.table('battles').find({
    where: { BattleID: { like: 'race-%' }, EndTime, SettleTime: { gt: '' } },
    order: [['EndTime', 'asc']],
    limit: 1,
  });
  if (old === undefined) return false;
  const { BattleID } = old;
  for (const table of ['battleEntries', 'battleBrackets', 'races', 'battles'] as const)
    await tx.table(table).remove({ BattleID });
  return true;
}
