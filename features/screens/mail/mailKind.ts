import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ItemId } from '#art/index.ts';
import { MAIL_STATE, type Mail } from '#protocol/entities/mail.ts';
import { drawingOf } from '../../shared/rewards/index.ts';

/** The kinds of mails that the page can filter. */
export const MAIL_KINDS = ['system', 'gift', 'club'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const mailKindNames: Readonly<Record<MailKind | 'all', MessageDescriptor>> = defineMessages({
  all: { id: 'mail.kind.all', defaultMessage: '全部' },
  system: { id: 'mail.system', defaultMessage: '系統' },
  gift: { id: 'mail.kind.gift', defaultMessage: '禮物' },
  club: { id: 'mail.kind.club', defaultMessage: '俱樂部' },
});

/** Returns the kind of a mail: gifts of players, mails of a club, or others. */
export function mailKindOf({ Source }: Pick<Mail, 'Source'>): MailKind {
  return Source === 'gift' || Source === 'club' ? Source : 'system';
}

/** Returns the drawing of a mail's attachments. Undefined if there are none. */
export function mailPictureOf({ Source, Attachments }: Pick<Mail, 'Source' | 'Attachments'>): ItemId | undefined {
  if (Attachments.length === 0) return undefined;
  return Source === 'gift' ? 'gift' : drawingOf(Attachments);
}

export const isUnread = ({ State }: Mail): boolean => State === MAIL_STATE.unread;
