import { table } from '../table.ts';

/** What the dispatcher and the operator keep. */
export const systemTables = {
  idempotency: table({
    columns: {
      /** `<player or address>:<row>`. */
      Scope: 'text',
      R: 'text',
      Fingerprint: 'text',
      /** The first answer: its code and result. */
      Code: 'integer',
      Answer: 'json',
      CreateTime: 'text',
    },
    key: ['Scope', 'R'],
    indexes: [['CreateTime']],
  }),
  pushOutbox: table({
    columns: { ID: 'text', Position: 'integer', Push: 'json' },
    key: ['ID', 'Position'],
  }),
  outboxTexts: table({
    columns: { ID: 'text', To: 'text', Channel: 'text', Text: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['To', 'CreateTime'], ['CreateTime']],
  }),
  settings: table({
    columns: { Name: 'text', Value: 'json' },
    key: ['Name'],
  }),
  jobs: table({
    columns: { Name: 'text', DueTime: 'text' },
    key: ['Name'],
  }),
  auditLog: table({
    columns: { ID: 'text', Actor: 'text', Action: 'text', Subject: 'text', Detail: 'json', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
} as const;
