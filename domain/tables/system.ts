import * as z from 'zod/mini';
import { AnyJson, json, key, personal, plain, table } from '#store/table.ts';

/** The first answer to a call, without its code. */
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

/** The stored form of a push in the outbox, and the type of `Push`. */
const KeptPush = z.object({
  /** `player:<id>`, `session:<hash>`, `public`, `club:<id>`, `all` … */
  topic: z.string(),
  op: z.int(),
  code: z.int(),
  result: AnyJson,
  /** The connection that gets the answer instead. */
  exceptConnection: z.exactOptional(z.string()),
  /** Personal pushes carry the id of each connection as `R`. Other pushes are serialised once. */
  personal: z.boolean(),
  socket: z.enum(['chat', 'lobby', 'both']),
});

/** Rows of the dispatcher and the operator. */
export const systemTables = {
  idempotency: table({
    columns: {
      /** `<player or address>:<row>`. */
      Scope: key('text'),
      R: key('text'),
      Fingerprint: key('text'),
      Code: key('integer'),
      Answer: personal(json(KeptAnswer)),
      CreateTime: plain('text'),
    },
    key: ['Scope', 'R'],
    indexes: [['CreateTime']],
  }),
  pushOutbox: table({
    columns: { ID: key('text'), Position: key('integer'), Push: personal(json(KeptPush)) },
    key: ['ID', 'Position'],
  }),
  outboxTexts: table({
    columns: {
      ID: key('text'),
      To: personal('text'),
      Channel: key('text'),
      Text: personal('text'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['To', 'CreateTime'], ['CreateTime']],
  }),
  settings: table({
    columns: { Name: key('text'), Value: plain(json(AnyJson)) },
    key: ['Name'],
  }),
  nodes: table({
    columns: { ID: key('text'), Beat: key('integer'), SeenTime: plain('text') },
    key: ['ID'],
  }),
  jobs: table({
    columns: { Name: key('text'), DueTime: plain('text') },
    key: ['Name'],
  }),
  auditLog: table({
    columns: {
      ID: key('text'),
      Actor: key('text'),
      Action: plain('text'),
      Subject: key('text'),
      Detail: personal(json(AnyJson)),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
} as const;
