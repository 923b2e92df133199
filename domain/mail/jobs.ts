import type { Moment } from '../dispatch/context.ts';
import { returnGifts } from '../gift/settle.ts';
import { isPlayer, type Transfer } from '../ledger/posting.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishMovedWallets } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import { giftIDsOf } from './collect.ts';
import { attachmentsOf, type MailRow } from '../mailbox/serialize.ts';
import { MAIL_ESCROW, type NewMail, sendMails } from '../mailbox/send.ts';

const BATCH_SIZE = 100;
const TEN_MINUTES = 600;

/** Removes expired mails and returns their uncollected attachments to the payer. */
const mailExpiry: Job = {
  name: 'mailExpiry',
  every: TEN_MINUTES,
  run: async (tx, moment) => {
    const expired = await tx.table('mails').find({
      where: { ExpireTime: { lte: moment.nowText } },
      order: [['ExpireTime', 'asc']],
      limit: BATCH_SIZE,
    });
    const held = expired.filter(({ Holds }) => Holds);
    await sendAttachmentsBack(tx, moment, held);
    await tx.table('mails').remove({ MailID: { in: expired.map(({ MailID }) => MailID) } });
    return expired.length === BATCH_SIZE;
  },
};

async function sendAttachmentsBack(tx: Transaction, moment: Moment, mails: readonly MailRow[]): Promise<void> {
  const transfers = mails.map(returnOf);
  await transfersWithin(tx, moment.nowText, transfers);
  await returnGifts(tx, moment, giftIDsOf(mails));
  await publishMovedWallets(tx, transfers);
  const payers = mails.map(({ PaidBy }) => PaidBy).filter(isPlayer);
  await sendMails(
    tx,
    moment,
    payers.map((payer) => noticeOf(payer.slice('player:'.length))),
  );
}

/** The transfer that returns a mail's attachments to the payer. */
const returnOf = (mail: MailRow): Transfer => ({
  ID: `mail:${mail.MailID}:return`,
  Reason: 'return',
  Source: mail.Source,
  Lines: attachmentsOf(mail).flatMap(({ ItemID, Amount }) => [
    { Owner: MAIL_ESCROW, ItemID, Amount: -Amount },
    { Owner: mail.PaidBy, ItemID, Amount },
  ]),
});

/** The mail that reports a returned gift. */
const noticeOf = (ToID: string): NewMail => ({
  ToID,
  FromID: '',
  Title: { zh_tw: '禮物已退回', id_id: 'Hadiah dikembalikan', vi_vn: 'Quà đã được hoàn lại' },
  Content: {
    zh_tw: '對方 30 天內未領取您的禮物，已退回您的帳戶。',
    id_id: 'Hadiah Anda tidak diambil dalam 30 hari dan telah dikembalikan ke akun Anda.',
    vi_vn: 'Quà của bạn không được nhận trong 30 ngày và đã được hoàn lại vào tài khoản.',
  },
  Attachments: [],
  PaidBy: MAIL_ESCROW,
  Source: 'mail',
});

export const mailJobs: readonly Job[] = [mailExpiry];
