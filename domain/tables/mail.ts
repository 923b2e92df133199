import * as z from 'zod/mini';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { Attachment } from '#protocol/entities/mail.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

export const mailTables = {
  mails: table({
    columns: {
      MailID: key('text'),
      PlayerID: key('player'),
      /** Empty for the system. */
      FromID: key('player'),
      Title: personal(json(LocalisedText)),
      Content: personal(json(LocalisedText)),
      Attachments: counted(json(z.array(Attachment))),
      /** The account owner in the ledger who gets uncollected attachments back. */
      PaidBy: key('text'),
      Source: plain('text'),
      /** The id of its subject in another table. Empty without one. */
      RefID: key('text'),
      State: plain('integer'),
      /** Whether `house:mail` holds the attachments. */
      Holds: plain('boolean'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
    },
    key: ['MailID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'State', 'ExpireTime'], ['ExpireTime']],
  }),
} as const;
