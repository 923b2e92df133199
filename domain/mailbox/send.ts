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
/** Holds attachments until they are collected, returned or expired. */
export const MAIL_ESCROW = 'house:mail';

export interface NewMail {
  readonly ToID: string;
  /** Empty for a mail of the system. */
  readonly FromID: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly Attachments: readonly Attachment[];
  /** The ledger owner that pays the attachments, `house:<what>` or `player:<id>`. `house:mail` holds them until they are collected. */
  readonly PaidBy: string;
  /** The origin in the bank book: `gift`, `mission` … */
  readonly Source: string;
  /** The id of the subject in the table of the source. */
  readonly RefID?: string;
  /** Transfers, such as a fee, that are posted immediately before the attachments leave their giver. */
  readonly Before?: readonly Transfer[];
}

/**
 * Sends a mail. The attachments leave their giver now and reach the player when they are collected. The player's connections get push
 * 10112.
 * @returns the mail's id
 * @throws Failure 100011 or 200124 if the giver is a player who has too little of an item
 */
export async function sendMail(tx: Transaction, moment: Moment, mail: NewMail): Promise<string> {
  const [id] = await sendMails(tx, moment, [mail]);
  if (id === undefined) throw new Error('a mail was not sent');
  return id;
}

/**
 * Sends mails in order, like `sendMail`. The ledger, the mails and each player's wallet are written once.
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

/** The transfers that take a mail's attachments from their giver. Empty without attachments. */
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

/** The number of unread mails of each receiver before the new mail. */
async function unreadBefore(tx: Transaction, rows: readonly MailRow[], nowText: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const id of new Set(rows.map(({ PlayerID }) => PlayerID))) {
    counts.set(id, await countUnreadMails(tx, id, nowText));
  }
  return counts;
}

async function sendersOf(tx: Transaction, rows: readonly MailRow[]): Promise<ReadonlyMap<string, PlayerRow>> {
  const senders = new Map<string, PlayerRow>();
  for (const id of new Set(rows.map(({ FromID }) => FromID))) {
    const sender = id === '' ? undefined : await tx.table('players').get(id);
    if (sender !== undefined) senders.set(id, sender);
  }
  return senders;
}

/** Unopened mails that have not expired. */
export const countUnreadMails = (db: Reader, playerID: string, nowText: string): Promise<number> =>
  db.table('mails').count({ PlayerID: playerID, State: MAIL_STATE.unread, ExpireTime: { gt: nowText } });
