import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { type Attachment, MAIL_STATE } from '#protocol/entities/mail.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { isPlayer } from '../ledger/posting.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../player/publishWallet.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { type MailRow, presentMail } from './present.ts';

export type { Attachment } from '#protocol/entities/mail.ts';

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** Where attachments wait until they are collected, come back or expire. */
export const MAIL_ESCROW = 'house:mail';

export interface NewMail {
  readonly ToID: string;
  /** The player who sends it; empty: the system. */
  readonly FromID: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly Attachments: readonly Attachment[];
  /** The ledger's owner that gives the attachments, `house:<what>` or `player:<id>`; they wait with `house:mail` until collected. */
  readonly PaidBy: string;
  /** What it came from, for the bank book: `gift`, `mission` … */
  readonly Source: string;
  /** What it is about in its source's own table. */
  readonly RefID?: string;
}

/**
 * Sends a mail: the attachments leave their giver now and reach the player when collected; the player's connections get push 10112.
 * @returns the mail's id
 * @throws Failure 100011 or 200124 when the giver is a player who is short of an item
 */
export async function sendMail(tx: Transaction, moment: Moment, mail: NewMail): Promise<string> {
  const { ports, now, nowText } = moment;
  const attachments = mail.Attachments.filter(({ Amount }) => Amount > 0);
  const row: MailRow = {
    MailID: ports.random.uuid(),
    PlayerID: mail.ToID,
    FromID: mail.FromID,
    Title: mail.Title,
    Content: mail.Content,
    Attachments: attachments.map(({ ItemID, Amount }) => ({ ItemID, Amount })),
    PaidBy: mail.PaidBy,
    Source: mail.Source,
    RefID: mail.RefID ?? '',
    State: MAIL_STATE.unread,
    Holds: attachments.length > 0,
    CreateTime: nowText,
    ExpireTime: new Date(now + LIFE_MS).toISOString(),
  };
  if (row.Holds) {
    await transferWithin(tx, nowText, {
      ID: `mail:${row.MailID}:send`,
      Reason: 'send',
      Source: mail.Source,
      Lines: attachments.flatMap(({ ItemID, Amount }) => [
        { Owner: mail.PaidBy, ItemID, Amount: -Amount },
        { Owner: MAIL_ESCROW, ItemID, Amount },
      ]),
    });
    if (isPlayer(mail.PaidBy)) await publishWallet(tx, mail.PaidBy.slice('player:'.length));
  }
  await tx.table('mails').insert(row);
  const sender = mail.FromID === '' ? undefined : await tx.table('players').get(mail.FromID);
  publish(tx, newMail, topicOf.player(mail.ToID), {
    Mail: presentMail(row, sender),
    Unread: await countUnreadMails(tx, mail.ToID, nowText),
  });
  return row.MailID;
}

/** How many mails a player has not opened that have not expired. */
export const countUnreadMails = (db: Reader, playerID: string, nowText: string): Promise<number> =>
  db.table('mails').count({ PlayerID: playerID, State: MAIL_STATE.unread, ExpireTime: { gt: nowText } });
