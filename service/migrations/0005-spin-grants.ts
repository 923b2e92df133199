import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0005-spin-grants', {
  spinGrants: {
    columns: {
      GrantID: 'text',
      OriginID: 'text',
      PlayerID: 'text',
      Source: 'text',
      GameCode: 'text',
      Stake: 'integer',
      Count: 'integer',
      Used: 'integer',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['GrantID'],
    unique: [['OriginID']],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['PlayerID', 'GameCode', 'ExpireTime'],
    ],
  },
});

/** Free spins by grant, and the grant that paid the stake of a round. */
export const spinGrants: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'openRounds', { GrantID: ['text', ''] }),
    ...addColumns(dialect, 'rounds', { GrantID: ['text', ''] }),
  ],
};
