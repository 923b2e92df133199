import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/mail.ts. */
export const mail = createTables('0005-mail', {
  mails: {
    columns: {
      MailID: 'text',
      PlayerID: 'text',
      FromID: 'text',
      Title: 'json',
      Content: 'json',
      Attachments: 'json',
      PaidBy: 'text',
      Source: 'text',
      RefID: 'text',
      State: 'integer',
      Holds: 'boolean',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['MailID'],
    indexes: [['PlayerID', 'CreateTime'], ['PlayerID', 'State', 'ExpireTime'], ['ExpireTime']],
    wide: true,
  },
});
