import { fail } from '#protocol/failure.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';

/** Whether an account is disabled at a moment (ISO time); one whose ban is over is not, even before a row says so. */
export const isDisabled = (player: PlayerRow, nowText: string): boolean =>
  player.Disabled && (player.DisabledUntil === '' || player.DisabledUntil > nowText);

/**
 * Lets nobody in whose account is disabled, and says why.
 * @throws Failure 100014 with the ban's reason and end, where they are known
 */
export async function assertNotDisabled(db: Reader, player: PlayerRow, nowText: string): Promise<void> {
  if (!isDisabled(player, nowText)) return;
  const where = { PlayerID: player.PlayerID, LiftTime: '' };
  const [ban] = await db.table('playerBans').find({ where, order: [['From', 'desc']], limit: 1 });
  fail(100014, {
    ...(ban !== undefined && ban.Reason !== '' && { Reason: ban.Reason }),
    ...(player.DisabledUntil !== '' && { Until: player.DisabledUntil }),
  });
}
