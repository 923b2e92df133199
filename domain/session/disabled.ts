import { fail } from '#protocol/failure.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader, Where } from '../ports/store.ts';

/**
 * Whether an account is disabled at a moment (ISO time). After the end of a ban the account is not disabled, even before the row is
 * updated.
 */
export const isDisabled = (player: PlayerRow, nowText: string): boolean =>
  player.Disabled && (player.DisabledUntil === '' || player.DisabledUntil > nowText);

/** The conditions of `isDisabled`: a row that matches one of them is disabled. */
export const whereDisabled = (nowText: string): readonly Where<PlayerRow>[] => [
  { Disabled: true, DisabledUntil: '' },
  { Disabled: true, DisabledUntil: { gt: nowText } },
];

/** @throws Failure 100014 with the ban's reason and end, if they are known */
export async function assertNotDisabled(db: Reader, player: PlayerRow, nowText: string): Promise<void> {
  if (!isDisabled(player, nowText)) return;
  const where = { PlayerID: player.PlayerID, LiftTime: '' };
  const [ban] = await db.table('playerBans').find({ where, order: [['From', 'desc']], limit: 1 });
  fail(100014, {
    ...(ban !== undefined && ban.Reason !== '' && { Reason: ban.Reason }),
    ...(player.DisabledUntil !== '' && { Until: player.DisabledUntil }),
  });
}
