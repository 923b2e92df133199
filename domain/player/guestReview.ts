import { DAY_MS } from '#protocol/duration.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import { isGuestPlayer } from '../session/guest.ts';

/** How long a guest without rounds is kept after the last sign-in. */
const IDLE_GUEST_DAYS = 30;
const BATCH_SIZE = 50;

const dueAfter = (time: number): string => new Date(time + IDLE_GUEST_DAYS * DAY_MS).toISOString();

export const reviewGuestLater = (tx: Transaction, PlayerID: string, now: number): Promise<unknown> =>
  tx.table('guestReviews').insert({ PlayerID, DueTime: dueAfter(now) });

/**
 * Reviews the guests with a due review. A guest who signed in since then is reviewed again later. A guest who never played is deleted as on
 * request. Players who played or became members stay.
 * @returns whether more of them may be due
 */
async function reviewGuests(tx: Transaction, moment: Moment): Promise<boolean> {
  const reviews = tx.table('guestReviews');
  const due = await reviews.find({
    where: { DueTime: { lte: moment.nowText } },
    order: [['DueTime', 'asc']],
    limit: BATCH_SIZE,
  });
  if (due.length === 0) return false;
  // Sign-ins, rounds and bindings of these players wait for the decision.
  await tx.lock(due.map(({ PlayerID }) => `player:${PlayerID}`));
  for (const { PlayerID } of due) {
    const player = await tx.table('players').get(PlayerID);
    const isIdle = player !== undefined && isGuestPlayer(player) && !(await hasPlayed(tx, PlayerID));
    const DueTime = isIdle ? dueAfter(Date.parse(player.LastLoginTime)) : '';
    if (DueTime > moment.nowText) {
      await reviews.update({ PlayerID }, { DueTime });
      continue;
    }
    await reviews.remove({ PlayerID });
    if (isIdle) await deleteSoon(tx, moment, player);
  }
  return due.length === BATCH_SIZE;
}

/** Whether a player has rounds, open ones included, or orders: a payment must still find its player. */
async function hasPlayed(db: Reader, PlayerID: string): Promise<boolean> {
  const [round] = await db.table('rounds').find({ where: { PlayerID }, limit: 1 });
  if (round !== undefined) return true;
  const [open] = await db.table('openRounds').find({ where: { PlayerID }, limit: 1 });
  if (open !== undefined) return true;
  const [order] = await db.table('orders').find({ where: { PlayerID }, limit: 1 });
  return order !== undefined;
}

/** Requests the deletion of an account without a grace period. */
async function deleteSoon(tx: Transaction, { nowText }: Moment, { PlayerID }: PlayerRow): Promise<void> {
  const deletions = tx.table('accountDeletions');
  if ((await deletions.get(PlayerID)) !== undefined) return;
  await deletions.insert({
    PlayerID,
    State: 'requested',
    RequestTime: nowText,
    DueTime: nowText,
    ErasedUpTo: '',
    DoneTime: '',
  });
}

const guestReview: Job = { name: 'guestReview', every: 60 * 60, run: reviewGuests };

export const playerJobs: readonly Job[] = [guestReview];
