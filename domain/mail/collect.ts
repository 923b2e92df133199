import { MAIL_STATE } from '#protocol/entities/mail.ts';
import { fail } from '#protocol/failure.ts';
import { markGiftsCollected } from '../gift/settle.ts';
import type { Transfer } from '../ledger/posting.ts';
import type { Transaction } from '../ports/store.ts';
import { attachmentsOf, type MailRow } from '../mailbox/serialize.ts';
import { MAIL_ESCROW } from '../mailbox/send.ts';

/** Whether a mail is a gift of a player. These mails count in a daily limit. */
export const isGiftMail = (mail: MailRow): boolean => mail.Source === 'gift' && mail.RefID !== '';

export const giftIDsOf = (mails: readonly MailRow[]): readonly string[] =>
  mails.filter(isGiftMail).map(({ RefID }) => RefID);

/**
 * The transfer that pays a mail's attachments to its player, exactly once. The caller holds `player:<id>`, has checked that the mail has
 * not expired, and marks it collected.
 * @throws Failure 300012 if they were already collected, 300015 if there is nothing to collect
 */
export function collectionOf(mail: MailRow): Transfer {
  if (mail.State === MAIL_STATE.collected) fail(300012);
  if (!mail.Holds) fail(300015);
  return {
    ID: `mail:${mail.MailID}:collect`,
    Reason: 'collect',
    Source: mail.Source,
    Lines: attachmentsOf(mail).flatMap(({ ItemID, Amount }) => [
      { Owner: MAIL_ESCROW, ItemID, Amount: -Amount },
      { Owner: `player:${mail.PlayerID}`, ItemID, Amount },
    ]),
  };
}

/** Marks paid mails as collected, and their gifts too. */
export async function markCollected(tx: Transaction, mails: readonly MailRow[]): Promise<void> {
  if (mails.length === 0) return;
  const MailID = { in: mails.map((mail) => mail.MailID) };
  await tx.table('mails').update({ MailID }, { State: MAIL_STATE.collected, Holds: false });
  await markGiftsCollected(tx, giftIDsOf(mails));
}
