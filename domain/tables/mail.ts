import * as z from 'zod/mini';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { Attachment } from '#protocol/entities/mail.ts';
import { json, table } from '../table.ts';

/** Mail and what is attached to it. */
export const mailTables = {
  mails: table({
    columns: {
      MailID: 'text',
      PlayerID: 'text',
      /** Empty: the system. */
      FromID: 'text',
      Title: json(LocalisedText),
      Content: json(LocalisedText),
      Attachments: json(z.array(Attachment)),
      /** The ledger's owner to whom attachments go back that nobody collected. */
      PaidBy: 'text',
      Source: 'text',
      /** What it is about in its source's own table, or empty. */
      RefID: 'text',
      State: 'integer',
      /** Whether attachments wait with `house:mail`. */
      Holds: 'boolean',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['MailID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'State', 'ExpireTime'], ['ExpireTime']],
  }),
} as const;
