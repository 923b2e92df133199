import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const grantTable = createTables('0005-grants', {
  grants: {
    columns: {
      SessionID: 'text',
      GrantID: 'text',
      Stake: 'integer',
      Count: 'integer',
      Left: 'integer',
      Expires: 'text',
    },
    key: ['SessionID', 'GrantID'],
  },
});

/** The free spins that the wallet listed, and the grant of each round. */
export const grants: Migration = {
  name: '0005-grants',
  statements: (dialect) => [
    ...grantTable.statements(dialect),
    ...addColumns(dialect, 'rounds', { GrantID: ['text', ''] }),
  ],
};
