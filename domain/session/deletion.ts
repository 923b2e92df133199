import type { OrderState } from '#protocol/entities/order.ts';
import type { DeletionState } from '#protocol/entities/account.ts';
import { fail } from '#protocol/failure.ts';
import { DELETION_GRACE_DAYS, keptAfter } from '#protocol/rules/deletion.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';

export async function deletionOf(db: Reader, playerID: string, now: number): Promise<DeletionState> {
  const kept = await db.table('accountDeletions').get(playerID);
  if (kept?.State !== 'requested')
    return { State: 'none', RequestTime: '', DueTime: '', Keeps: keptAfter(new Date(now).toISOString()) };
  const { RequestTime, DueTime } = kept;
  return { State: 'requested', RequestTime, DueTime, Keeps: keptAfter(DueTime) };
}

/** The time at which an account is deleted. Empty without a request. */
export async function deletionTimeOf(db: Reader, playerID: string): Promise<string> {
  const kept = await db.table('accountDeletions').get(playerID);
  return kept?.State === 'requested' ? kept.DueTime : '';
}

/**
 * Requests the deletion of an account at the end of its grace period. A second request changes nothing.
 *
 * @returns whether this call made the request
 * @throws Failure 300013 while a payment is under way, 300015 for the leader of a club
 */
export async function askForDeletion(tx: Transaction, { now, nowText }: Moment, playerID: string): Promise<boolean> {
  await tx.lock([`player:${playerID}`]);
  if ((await tx.table('accountDeletions').get(playerID)) !== undefined) return false;
  const player = await tx.table('players').get(playerID);
  if (player?.ClubRole === 'leader') fail(300015);
  if (await paysJustNow(tx, playerID, nowText)) fail(300013);
  await tx.table('accountDeletions').insert({
    PlayerID: playerID,
    State: 'requested',
    RequestTime: nowText,
    DueTime: new Date(now + DELETION_GRACE_DAYS * DAY_MS).toISOString(),
    ErasedUpTo: '',
    DoneTime: '',
  });
  return true;
}

/** @throws Failure 300011 if there is no request, or if the account is already due */
export async function takeDeletionBack(tx: Transaction, playerID: string): Promise<void> {
  await tx.lock([`player:${playerID}`]);
  if ((await tx.table('accountDeletions').remove({ PlayerID: playerID, State: 'requested' })) === 0) fail(300011);
}

/** Whether an order of a player waits at a gateway, or for an operator. Its payment must still find its player. */
export async function paysJustNow(db: Reader, PlayerID: string, nowText: string): Promise<boolean> {
  const orders = db.table('orders');
  const State = { in: ['pending', 'waiting', 'paid'] satisfies OrderState[] };
  const mismatched: OrderState = 'mismatched';
  const [open, differing] = await Promise.all([
    orders.count({ PlayerID, State, ExpireTime: { gt: nowText } }),
    // The states that an operator closes. These orders do not expire.
    orders.count({ PlayerID, State: mismatched }),
  ]);
  return open + differing > 0;
}

export const isDeleted = ({ TptType }: Pick<PlayerRow, 'TptType'>): boolean => TptType.length === 0;
