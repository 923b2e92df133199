import { type Attachment, type Mail, MailState } from '#protocol/entities/mail.ts';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type MailRow = RowOf<Tables['mails']>;

/** The attachments of a mail, including collected attachments. */
export const attachmentsOf = (mail: MailRow): readonly Attachment[] => mail.Attachments;

/** @param sender the current row of the player who sent it; undefined for the system */
export const serializeMail = (mail: MailRow, sender: PlayerRow | undefined): Mail => ({
  MailID: mail.MailID,
  Title: mail.Title,
  Content: mail.Content,
  From: mail.FromID === '' ? SYSTEM_SENDER : mail.FromID,
  Sender: sender === undefined ? null : summaryOf(sender),
  Source: mail.Source,
  Attachments: [...attachmentsOf(mail)],
  State: MailState.parse(mail.State),
  Collectable: mail.Holds,
  Returnable: mail.Holds && mail.FromID !== '' && mail.Source === 'gift',
  CreateTime: mail.CreateTime,
  ExpireTime: mail.ExpireTime,
});
