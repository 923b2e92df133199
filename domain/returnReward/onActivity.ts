import { DAY_MS } from '#protocol/duration.ts';
import type { ActivityCounter } from '../ports/index.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { tierOf } from './absence.ts';

/** Records a return. Runs at a sign-in before the last login is overwritten. */
export const onActivity: ActivityCounter['count'] = async (tx, { now, nowText }, PlayerID, { Kind }) => {
  if (Kind !== 'signIn') return;
  const DaysAway = Math.floor((now - (await lastSeen(tx, PlayerID, now))) / DAY_MS);
  if (tierOf(DaysAway) === undefined) return;
  const ExpireTime = new Date(now + ECONOMY.Event.Return.ClaimDays * DAY_MS).toISOString();
  await tx.table('absences').insert({ PlayerID, ReturnTime: nowText, DaysAway, ExpireTime, ClaimTime: '' });
};

/** The last use of the account. A session ends 24 hours after its last refresh, so it may be used for days after its sign-in. */
async function lastSeen(db: Reader, PlayerID: string, now: number): Promise<number> {
  const player = await db.table('players').get(PlayerID);
  const [last] = await db.table('sessions').find({
    where: { PlayerID, CreateTime: { lt: new Date(now).toISOString() } },
    order: [['Expires', 'desc']],
    limit: 1,
  });
  const refreshed = last === undefined ? 0 : Date.parse(last.Expires) - DAY_MS;
  return Math.max(refreshed, player === undefined ? now : Date.parse(player.LastLoginTime));
}
