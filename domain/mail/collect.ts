import { MAIL_STATE } from '#protocol/entities/mail.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { settleGift } from '../gift/settle.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Transaction } from '../ports/store.ts';
import { attachmentsOf, type MailRow } from './present.ts';
import { MAIL_ESCROW } from './send.ts';

/** Whether a mail is a gift of a player, of which a day allows so many to be collected. */
export const isGiftMail = (mail: MailRow): boolean => mail.Source === 'gift' && mail.RefID !== '';

/**
 * Pays a mail's attachments to its player, once. The caller holds `player:<id>` and knows that the mail has not expired.
 * @throws Failure 300012 they were collected, 300015 there is nothing to collect
 */
export async function collectMail(tx: Transaction, { nowText }: Moment, mail: MailRow): Promise<void> {
  if (mail.State === MAIL_STATE.collected) fail(300012);
  if (!mail.Holds) fail(300015);
  await transferWithin(tx, nowText, {
    ID: `mail:${mail.MailID}:collect`,
    Reason: 'collect',
    Source: mail.Source,
    Lines: attachmentsOf(mail).flatMap(({ ItemID, Amount }) => [
      { Owner: MAIL_ESCROW, ItemID, Amount: -Amount },
      { Owner: `player:${mail.PlayerID}`, ItemID, Amount },
    ]),
  });
  await tx.table('mails').update({ MailID: mail.MailID }, { State: MAIL_STATE.collected, Holds: false });
  if (isGiftMail(mail)) await settleGift(tx, mail.RefID, 'collected');
}
