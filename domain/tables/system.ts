import * as z from 'zod/mini';
import { AnyJson, json, table } from '../table.ts';

/** A call's first answer, besides its code. */
const KeptAnswer = z.object({
  message: z.string(),
  result: AnyJson,
  detail: z.object({
    Field: z.exactOptional(z.string()),
    RemainingTime: z.exactOptional(z.number()),
    RetryAfter: z.exactOptional(z.number()),
    Reason: z.exactOptional(z.string()),
    Until: z.exactOptional(z.string()),
  }),
});

/** A `Push` of the store's port. */
const KeptPush = z.object({
  topic: z.string(),
  op: z.int(),
  code: z.int(),
  result: AnyJson,
  exceptConnection: z.exactOptional(z.string()),
  personal: z.boolean(),
  socket: z.enum(['chat', 'lobby', 'both']),
});

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
      Answer: json(KeptAnswer),
      CreateTime: 'text',
    },
    key: ['Scope', 'R'],
    indexes: [['CreateTime']],
  }),
  pushOutbox: table({
    columns: { ID: 'text', Position: 'integer', Push: json(KeptPush) },
    key: ['ID', 'Position'],
  }),
  outboxTexts: table({
    columns: { ID: 'text', To: 'text', Channel: 'text', Text: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['To', 'CreateTime'], ['CreateTime']],
  }),
  settings: table({
    columns: { Name: 'text', Value: json(AnyJson) },
    key: ['Name'],
  }),
  jobs: table({
    columns: { Name: 'text', DueTime: 'text' },
    key: ['Name'],
  }),
  auditLog: table({
    columns: { ID: 'text', Actor: 'text', Action: 'text', Subject: 'text', Detail: json(AnyJson), CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
} as const;
