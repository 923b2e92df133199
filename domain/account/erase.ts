import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import type { MessageRow } from '../chat/message.ts';
import { endSessions } from '../session/session.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { envelopeLock } from '../envelope/claimShare.ts';
import { closeEnvelopes } from '../envelope/closeEnvelope.ts';
import { balancesOf } from '../ledger/balances.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { writeAudit } from '../audit/audit.ts';
import { forgetPictures } from '../picture/playerPictures.ts';
import { cutStreamsOf, stopStreamsOf } from '../live/stopStream.ts';
import { isDisabled } from '../session/disabled.ts';
import { excludeDeleted } from '../session/exclusion.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Tables } from '../tables.ts';
import { paysJustNow } from '../session/deletion.ts';
import { forgetRows, forgetWaysIn, nameless } from './forget.ts';
import { leaveClubForGood, locksOfLeaving } from './leaveClub.ts';

type DeletionRow = RowOf<Tables['accountDeletions']>;

const BATCH_SIZE = 500;
/** Replaces the text of a deleted player's messages. */
export const ERASED_TEXT = '（訊息已隨帳號刪除）';

/**
 * Runs the next piece of the deletions that are due.
 * @returns whether there may be more to do now
 */
export async function eraseNext(tx: Transaction, moment: Moment): Promise<boolean> {
  const erasing = await oldest(tx, { State: 'erasing' });
  if (erasing !== undefined) return eraseMessages(tx, moment, erasing);
  const due = await oldest(tx, { State: 'requested', DueTime: { lte: moment.nowText } });
  if (due === undefined) return false;
  await begin(tx, moment, due.PlayerID);
  return true;
}

async function oldest(
  tx: Transaction,
  where: NonNullable<Parameters<ReturnType<typeof deletions>['find']>[0]>['where'] & object,
): Promise<DeletionRow | undefined> {
  return (await deletions(tx).find({ where, order: [['DueTime', 'asc']], limit: 1 }))[0];
}
const deletions = (tx: Transaction) => tx.table('accountDeletions');

/** Erases everything but the messages in one transaction. Afterwards no row leads to the account or identifies its owner. */
async function begin(tx: Transaction, moment: Moment, PlayerID: string): Promise<void> {
  const seen = await tx.table('players').get(PlayerID);
  const open = await tx.table('envelopes').find({ where: { SenderID: PlayerID, Status: ENVELOPE_STATUS.open } });
  await tx.lock([
    `player:${PlayerID}`,
    ...(seen === undefined || seen.Phone === '' ? [] : [`phone:${seen.Phone}`]),
    ...(seen === undefined ? [] : await locksOfLeaving(tx, seen)),
    ...open.map(({ RedEnvelopeID }) => envelopeLock(RedEnvelopeID)),
  ]);
  const row = await deletions(tx).get(PlayerID);
  const player = await tx.table('players').get(PlayerID);
  if (row?.State !== 'requested') return;
  if (player === undefined) return finish(tx, moment, PlayerID);
  if (await mustWait(tx, moment, player)) {
    const DueTime = new Date(moment.now + DAY_MS).toISOString();
    await deletions(tx).update({ PlayerID }, { DueTime });
    return;
  }
  await endSessions(tx, moment.ports, { playerID: PlayerID }, 'deleted');
  await leaveClubForGood(tx, moment, player);
  await closeEnvelopes(tx, moment, open, 'cancelled');
  await stopStreamsOf(tx, moment, PlayerID);
  cutStreamsOf(tx, PlayerID);
  await forgetRows(tx, moment, player);
  await excludeDeleted(tx, moment, player);
  await forgetWaysIn(tx, moment, player);
  await tx.table('players').update({ PlayerID }, nameless(PlayerID));
  await forgetPictures(tx, PlayerID);
  await forfeit(tx, moment, PlayerID);
  await deletions(tx).update({ PlayerID }, { State: 'erasing' });
}

/**
 * A payment under way still needs its player. A banned player cannot delete the account, since that would free the phone
 * number.
 */
const mustWait = async (tx: Transaction, { nowText }: Moment, player: PlayerRow): Promise<boolean> =>
  isDisabled(player, nowText) || (await paysJustNow(tx, player.PlayerID, nowText));

/** The balances go to the house, so that the ledger stays balanced. */
async function forfeit(tx: Transaction, { nowText }: Moment, PlayerID: string): Promise<void> {
  const Owner = `player:${PlayerID}`;
  const held = [...(await balancesOf(tx, Owner))].filter(([, Amount]) => Amount > 0);
  if (held.length === 0) return;
  await transferWithin(tx, nowText, {
    ID: `deletion:${PlayerID}`,
    Reason: 'forfeit',
    Source: 'deletion',
    Lines: held.flatMap(([ItemID, Amount]) => [
      { Owner, ItemID, Amount: -Amount },
      { Owner: 'house:deletion', ItemID, Amount },
    ]),
  });
}

/** Erases text and sender name of the next messages. The messages stay, so that channels have no gaps. */
async function eraseMessages(tx: Transaction, moment: Moment, row: DeletionRow): Promise<boolean> {
  const { PlayerID, ErasedUpTo } = row;
  const messages = tx.table('messages');
  const where = { FromID: PlayerID, CreateTime: { gt: ErasedUpTo } };
  const next = await messages.find({ where, order: [['CreateTime', 'asc']], limit: BATCH_SIZE });
  const last = next.at(-1);
  if (last === undefined) {
    await finish(tx, moment, PlayerID);
    return true;
  }
  // Messages of the same millisecond go together.
  await messages.update(
    { FromID: PlayerID, CreateTime: { gt: ErasedUpTo, lte: last.CreateTime } },
    { Message: ERASED_TEXT, OriginalMessage: '', Sender: namelessSender(PlayerID), ReplyID: '', Reply: null },
  );
  await deletions(tx).update({ PlayerID }, { ErasedUpTo: last.CreateTime });
  return true;
}

const namelessSender = (PlayerID: string): MessageRow['Sender'] => ({
  PlayerID,
  Name: nameless(PlayerID).Name,
  VIPLevel: 1,
  PicURL: '',
  PictureSetting: 2,
});

/** Only the record of the deletion remains. */
async function finish(tx: Transaction, moment: Moment, PlayerID: string): Promise<void> {
  await deletions(tx).update({ PlayerID }, { State: 'done', DoneTime: moment.nowText });
  await writeAudit(tx, { ...moment, actor: 'clock' }, { action: 'player.delete', subject: PlayerID, detail: {} });
}
