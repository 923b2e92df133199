import { type Attachment, MAIL_STATE } from '#protocol/entities/mail.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/mail.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { giftQuotaOf } from '../gift/quota.ts';
import { leftFromYoung } from '../passing/allowance.ts';
import { keepGivenBack } from '../passing/givenBack.ts';
import type { PassedOnRow } from '../passing/recordPassedOn.ts';
import { freeOfYoung, passedOnByID, takeFree } from '../passing/takeFree.ts';
import { countGiftDay, giftDayOf } from '../secondCheck/giftDay.ts';
import { tryGiftPassword } from '../secondCheck/giftPassword.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishMovedWallets } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import type { Transfer } from '../ledger/posting.ts';
import { collectionOf, giftIDsOf, isGiftMail, markCollected } from './collect.ts';
import { attachmentsOf, type MailRow } from '../mailbox/serialize.ts';
import { type MailSelection, selectMails } from '../mailbox/select.ts';
import { sendBack } from './sendBack.ts';
import { countUnreadMails } from '../mailbox/send.ts';

const MAX_COLLECTED = 50;
const MAX_OPENED = 1000;

export const actOnMails = answer(operations.actOnMails, async (request, context, tx) => {
  const { player, nowText } = context;
  await tx.lock([`player:${player.PlayerID}`]);
  const { Collect, CollectAndSendBack, Screen, Delete } = request;
  if (CollectAndSendBack !== undefined) {
    const refusal = await tryGiftPassword(tx, context, player.PlayerID, request.Password);
    if (refusal !== undefined) return refusal;
  }
  const sentBack = CollectAndSendBack === undefined ? [] : await sendBack(tx, context, CollectAndSendBack);
  const collected = Collect === undefined ? [] : await collect(tx, context, Collect);
  const paid = [...sentBack, ...collected];
  const Screened = Screen === undefined ? [] : await screen(tx, context, Screen);
  const Deleted = Delete === undefined ? [] : await remove(tx, context, Delete);

  const mails = tx.table('mails');
  const left = { PlayerID: player.PlayerID, ExpireTime: { gt: nowText } };
  return {
    Screened,
    Collected: paid.map(({ MailID }) => MailID),
    Deleted,
    SentBack: sentBack.map(({ MailID }) => MailID),
    Attachments: sumOf(paid),
    Total: await mails.count(left),
    Unread: await countUnreadMails(tx, player.PlayerID, nowText),
    Collectable: await mails.count({ ...left, Holds: true }),
  };
});

/** Collects mails. With `all`, gifts above today's limit are skipped. */
async function collect(tx: Transaction, context: PlayerContext, selection: MailSelection): Promise<readonly MailRow[]> {
  const { player, nowText, now } = context;
  let left = giftQuotaOf(player, await giftDayOf(tx, player.PlayerID, now)).CollectsLeft;
  const all = { Holds: true, ...(left === 0 && { Source: { not: 'gift' } }) };
  const mails = await selectMails(tx, player.PlayerID, nowText, selection, all, MAX_COLLECTED);
  const collected: MailRow[] = [];
  const transfers: Transfer[] = [];
  const gifts = await passedOnByID(tx, giftIDsOf(mails));
  const hasYoung = [...gifts.values()].some((gift) => freeOfYoung(gift) > 0);
  let youngLeft = hasYoung ? await leftFromYoung(tx, { now }, player.PlayerID) : 0;
  const sums = { free: 0, young: 0 };
  const givenBack: PassedOnRow[] = [];
  for (const mail of mails) {
    if (isGiftMail(mail) && mail.Holds) {
      const gift = gifts.get(mail.RefID);
      const young = freeOfYoung(gift);
      const mayTake = left > 0 && young <= youngLeft;
      if (!mayTake && selection === 'all') continue;
      if (!mayTake) fail(200083);
      left -= 1;
      youngLeft -= young;
      if (gift !== undefined && gift.OriginID !== '') givenBack.push(gift);
      else {
        sums.free += gift?.Free ?? 0;
        sums.young += young;
      }
    }
    transfers.push(collectionOf(mail));
    collected.push(mail);
  }
  if (selection === 'all' && mails.length > 0 && collected.length === 0) {
    // Gifts that wait do not delay later gifts.
    const other = { Holds: true, Source: { not: 'gift' } };
    collected.push(...(await selectMails(tx, player.PlayerID, nowText, 'all', other, MAX_COLLECTED)));
    transfers.push(...collected.map(collectionOf));
  }
  if (collected.length === 0 && (left === 0 || hasYoung) && (await giftsWait(tx, context))) fail(200083);
  await transfersWithin(tx, nowText, transfers);
  await markCollected(tx, collected);
  await publishMovedWallets(tx, transfers);
  await takeFree(tx, { now }, player.PlayerID, sums.free, sums.young);
  for (const gift of givenBack) await keepGivenBack(tx, { now }, player.PlayerID, gift);
  const Collected = giftIDsOf(collected).length;
  if (Collected > 0) await countGiftDay(tx, player.PlayerID, now, { Collected });
  return collected;
}

const giftsWait = async (tx: Transaction, { player, nowText }: PlayerContext): Promise<boolean> =>
  (await tx
    .table('mails')
    .count({ PlayerID: player.PlayerID, Holds: true, Source: 'gift', ExpireTime: { gt: nowText } })) > 0;

async function screen(tx: Transaction, context: PlayerContext, selection: MailSelection): Promise<string[]> {
  const { player, nowText } = context;
  const unread = { State: MAIL_STATE.unread };
  const mails = await selectMails(tx, player.PlayerID, nowText, selection, unread, MAX_OPENED);
  const MailID = { in: mails.map((mail) => mail.MailID) };
  await tx.table('mails').update({ MailID, State: MAIL_STATE.unread }, { State: MAIL_STATE.read });
  return [...MailID.in];
}

async function remove(tx: Transaction, context: PlayerContext, selection: MailSelection): Promise<string[]> {
  const { player, nowText } = context;
  const done = { State: { gt: MAIL_STATE.unread }, Holds: false };
  const mails = await selectMails(tx, player.PlayerID, nowText, selection, done, MAX_OPENED);
  if (mails.some(({ Holds }) => Holds)) fail(300015);
  const MailID = { in: mails.map((mail) => mail.MailID) };
  await tx.table('mails').remove({ MailID });
  return [...MailID.in];
}

function sumOf(mails: readonly MailRow[]): Attachment[] {
  const sums = new Map<number, number>();
  for (const { ItemID, Amount } of mails.flatMap((mail) => attachmentsOf(mail)))
    sums.set(ItemID, (sums.get(ItemID) ?? 0) + Amount);
  return [...sums].map(([ItemID, Amount]) => ({ ItemID, Amount }));
}
