import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { type Attachment, MAIL_STATE } from '#protocol/entities/mail.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transfer } from '../ledger/posting.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishMovedWallets } from '../ledger/publishWallet.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { attachmentsOf, type MailRow, serializeMail } from './serialize.ts';

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
  /** Transfers that belong to it, posted just before the attachments leave their giver: a fee. */
  readonly Before?: readonly Transfer[];
}

/**
 * Sends a mail: the attachments leave their giver now and reach the player when collected; the player's connections get push 10112.
 * @returns the mail's id
 * @throws Failure 100011 or 200124 when the giver is a player who is short of an item
 */
export async function sendMail(tx: Transaction, moment: Moment, mail: NewMail): Promise<string> {
  const [id] = await sendMails(tx, moment, [mail]);
  if (id === undefined) throw new Error('a mail was not sent');
  return id;
}

/**
 * Sends mails in their order, as `sendMail` does each. The ledger, the mails and each player's wallet are written once.
 * @returns the mails' ids
 * @throws as `sendMail`, for the first that cannot be paid
 */
export async function sendMails(
  tx: Transaction,
  moment: Moment,
  mails: readonly NewMail[],
): Promise<readonly string[]> {
  if (mails.length === 0) return [];
  const { nowText } = moment;
  const sent = mails.map((mail) => ({ mail, row: mailRow(moment, mail) }));
  const transfers = sent.flatMap(({ mail, row }) => [...(mail.Before ?? []), ...attachmentTransfers(row)]);
  await transfersWithin(tx, nowText, transfers);
  const rows = sent.map(({ row }) => row);
  const unread = await unreadBefore(tx, rows, nowText);
  await tx.table('mails').insert(rows);
  await publishMovedWallets(tx, transfers);
  const senders = await sendersOf(tx, rows);
  for (const row of rows) {
    const Unread = (unread.get(row.PlayerID) ?? 0) + 1;
    unread.set(row.PlayerID, Unread);
    publish(tx, newMail, topicOf.player(row.PlayerID), { Mail: serializeMail(row, senders.get(row.FromID)), Unread });
  }
  return rows.map(({ MailID }) => MailID);
}

function mailRow({ ports, now, nowText }: Moment, mail: NewMail): MailRow {
  const attachments = mail.Attachments.filter(({ Amount }) => Amount > 0);
  return {
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
}

/** What takes a mail's attachments from their giver; none for a mail without any. */
function attachmentTransfers(row: MailRow): readonly Transfer[] {
  if (!row.Holds) return [];
  return [
    {
      ID: `mail:${row.MailID}:send`,
      IsNew: true,
      Reason: 'send',
      Source: row.Source,
      Lines: attachmentsOf(row).flatMap(({ ItemID, Amount }) => [
        { Owner: row.PaidBy, ItemID, Amount: -Amount },
        { Owner: MAIL_ESCROW, ItemID, Amount },
      ]),
    },
  ];
}

/** How many unread mails each receiver had before. */
async function unreadBefore(tx: Transaction, rows: readonly MailRow[], nowText: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const id of new Set(rows.map(({ PlayerID }) => PlayerID))) {
    counts.set(id, await countUnreadMails(tx, id, nowText));
  }
  return counts;
}

/** The players who sent these mails, as they are now. */
async function sendersOf(tx: Transaction, rows: readonly MailRow[]): Promise<ReadonlyMap<string, PlayerRow>> {
  const senders = new Map<string, PlayerRow>();
  for (const id of new Set(rows.map(({ FromID }) => FromID))) {
    const sender = id === '' ? undefined : await tx.table('players').get(id);
    if (sender !== undefined) senders.set(id, sender);
  }
  return senders;
}

/** How many mails a player has not opened that have not expired. */
export const countUnreadMails = (db: Reader, playerID: string, nowText: string): Promise<number> =>
  db.table('mails').count({ PlayerID: playerID, State: MAIL_STATE.unread, ExpireTime: { gt: nowText } });
