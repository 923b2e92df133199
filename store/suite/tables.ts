import * as z from 'zod/mini';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { createTables, type NewTable } from '../sql/migration.ts';
import { pushLogStatements } from '../sql/pushLog.ts';
import { AnyJson, json, key, kindOf, personal, plain, table, type TableDeclaration } from '../table.ts';

const KeptSender = z.object({ PlayerID: z.string(), Name: z.string(), VIPLevel: z.int() });

const KeptPush = z.object({
  topic: z.string(),
  result: AnyJson,
  exceptConnection: z.exactOptional(z.string()),
  personal: z.boolean(),
});

/** The tables of the suites and of the store's own tests. */
export const TABLES = {
  readMarks: table({
    columns: { PlayerID: key('player'), Channel: key('text', { references: 'channels' }), Seq: key('integer') },
    key: ['PlayerID', 'Channel'],
  }),
  clubs: table({
    columns: { ClubID: key('text'), ClubName: plain('text'), AllianceID: key('text'), HasChat: plain('boolean') },
    key: ['ClubID'],
    unique: [['ClubName']],
    indexes: [['AllianceID']],
  }),
  messages: table({
    columns: {
      Channel: key('text', { references: 'channels' }),
      Seq: key('integer'),
      ID: key('text'),
      FromID: key('player'),
      Sender: personal(json(z.nullable(KeptSender))),
      Message: personal('text'),
      Reply: personal(json(z.nullable(KeptSender))),
      AutoReply: plain(json(z.array(z.string()))),
    },
    key: ['Channel', 'Seq'],
    unique: [['ID']],
    indexes: [['FromID']],
  }),
  channels: table({
    columns: { Channel: key('text'), Epoch: key('text'), Seq: key('integer') },
    key: ['Channel'],
  }),
  settings: table({
    columns: { Name: key('text'), Value: plain(json(AnyJson)) },
    key: ['Name'],
  }),
  jobs: table({
    columns: { Name: key('text'), DueTime: plain('text') },
    key: ['Name'],
  }),
  pushOutbox: table({
    columns: { ID: key('text'), Position: key('integer'), Push: personal(json(KeptPush)) },
    key: ['ID', 'Position'],
  }),
} as const;

export type Tables = typeof TABLES;

const kindsOf = (declaration: TableDeclaration): NewTable['columns'] =>
  Object.fromEntries(
    Object.keys(declaration.columns).map((column) => [column, kindOf(declaration, column) ?? ('text' as const)]),
  );
const asDeclared = Object.fromEntries(
  Object.entries(TABLES).map(([name, declaration]) => [name, { ...declaration, columns: kindsOf(declaration) }]),
);

export const DATABASE: DatabaseDeclaration<Tables> = {
  name: 'suite',
  tables: TABLES,
  migrations: [createTables('0001-tables', asDeclared), { name: '0002-push-log', statements: pushLogStatements }],
};
