import type { Moment } from '../dispatch/context.ts';
import { settleGift } from '../gift/settle.ts';
import { isPlayer } from '../ledger/posting.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../player/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import { isGiftMail } from './collect.ts';
import { attachmentsOf, type MailRow } from './present.ts';
import { MAIL_ESCROW, sendMail } from './send.ts';

const PIECE = 100;
const TEN_MINUTES = 600;

/** Mails whose time is over go; attachments that nobody collected go back to whoever gave them. */
const mailExpiry: Job = {
  name: 'mailExpiry',
  every: TEN_MINUTES,
  run: async (tx, moment) => {
    const expired = await tx.table('mails').find({
      where: { ExpireTime: { lte: moment.nowText } },
      order: [['ExpireTime', 'asc']],
      limit: PIECE,
    });
    for (const mail of expired) if (mail.Holds) await sendAttachmentsBack(tx, moment, mail);
    await tx.table('mails').remove({ MailID: { in: expired.map(({ MailID }) => MailID) } });
    return expired.length === PIECE;
  },
};

async function sendAttachmentsBack(tx: Transaction, moment: Moment, mail: MailRow): Promise<void> {
  await transferWithin(tx, moment.nowText, {
    ID: `mail:${mail.MailID}:return`,
    Reason: 'return',
    Source: mail.Source,
    Lines: attachmentsOf(mail).flatMap(({ ItemID, Amount }) => [
      { Owner: MAIL_ESCROW, ItemID, Amount: -Amount },
      { Owner: mail.PaidBy, ItemID, Amount },
    ]),
  });
  if (isGiftMail(mail)) await settleGift(tx, mail.RefID, 'returned');
  if (!isPlayer(mail.PaidBy)) return;
  const payer = mail.PaidBy.slice('player:'.length);
  await publishWallet(tx, payer);
  await sendMail(tx, moment, {
    ToID: payer,
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
}

export const mailJobs: readonly Job[] = [mailExpiry];
