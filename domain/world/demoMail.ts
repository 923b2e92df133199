import { type Attachment, MAIL_STATE } from '#protocol/entities/mail.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { MailRow } from '../mailbox/serialize.ts';
import { MAIL_ESCROW } from '../mailbox/send.ts';
import type { Transaction } from '../ports/store.ts';
import { DAY, type WorldSource } from './source.ts';

export interface DemoMail {
  readonly ToID: string;
  readonly FromID?: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly Attachments?: readonly Attachment[];
  readonly PaidBy?: string;
  readonly Source: string;
  readonly RefID?: string;
  /** Its age in milliseconds. */
  readonly age: number;
  readonly state?: keyof typeof MAIL_STATE;
}

const LIFE = 30 * DAY;

/** Adds a mail of the past with its ledger entries. */
export async function putMail(tx: Transaction, source: WorldSource, mail: DemoMail): Promise<void> {
  const { ToID, FromID = '', Attachments = [], PaidBy = 'house:event', state = 'unread', age } = mail;
  const row: MailRow = {
    MailID: source.faker.string.uuid(),
    PlayerID: ToID,
    FromID,
    Title: mail.Title,
    Content: mail.Content,
    Attachments: Attachments.map(({ ItemID, Amount }) => ({ ItemID, Amount })),
    PaidBy,
    Source: mail.Source,
    RefID: mail.RefID ?? '',
    State: MAIL_STATE[state],
    Holds: Attachments.length > 0 && state !== 'collected',
    CreateTime: source.ago(age),
    ExpireTime: source.ago(age - LIFE),
  };
  await tx.table('mails').insert(row);
  const move = async (what: string, from: string, to: string, when: number): Promise<void> => {
    if (Attachments.length === 0) return;
    await transferWithin(tx, source.ago(when), {
      ID: `mail:${row.MailID}:${what}`,
      Reason: what,
      Source: mail.Source,
      Lines: Attachments.flatMap(({ ItemID, Amount }) => [
        { Owner: from, ItemID, Amount: -Amount },
        { Owner: to, ItemID, Amount },
      ]),
    });
  };
  await move('send', PaidBy, MAIL_ESCROW, age);
  if (state === 'collected') await move('collect', MAIL_ESCROW, `player:${ToID}`, age / 2);
}

/**
 * Wins or loses an amount at a game, so that a player keeps the promised balance.
 * @param amount the amount won, negative if lost
 * @param age milliseconds before now
 */
export async function playFor(
  tx: Transaction,
  source: WorldSource,
  playerID: string,
  ItemID: number,
  amount: number,
  age: number,
): Promise<void> {
  const Reason = amount > 0 ? 'win' : 'bet';
  await transferWithin(tx, source.ago(age), {
    ID: roundTransfer(`demo-round-${source.faker.string.uuid()}`, Reason),
    Reason,
    Source: 'game',
    Lines: [
      { Owner: 'house:games', ItemID, Amount: -amount },
      { Owner: `player:${playerID}`, ItemID, Amount: amount },
    ],
  });
}
