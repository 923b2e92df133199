import * as z from 'zod/mini';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { Attachment } from '#protocol/entities/mail.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** Mail and what is attached to it. */
export const mailTables = {
  mails: table({
    columns: {
      MailID: key('text'),
      PlayerID: key('player'),
      /** Empty: the system. */
      FromID: key('player'),
      Title: personal(json(LocalisedText)),
      Content: personal(json(LocalisedText)),
      Attachments: counted(json(z.array(Attachment))),
      /** The ledger's owner to whom attachments go back that nobody collected. */
      PaidBy: key('text'),
      Source: plain('text'),
      /** What it is about in its source's own table, or empty. */
      RefID: key('text'),
      State: plain('integer'),
      /** Whether attachments wait with `house:mail`. */
      Holds: plain('boolean'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
    },
    key: ['MailID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'State', 'ExpireTime'], ['ExpireTime']],
  }),
} as const;
