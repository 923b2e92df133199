import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const made = createTables('0032-devices', {
  devices: {
    columns: {
      PlayerID: 'text',
      DeviceHash: 'text',
      Browser: 'text',
      System: 'text',
      Provider: 'text',
      FirstTime: 'text',
      LastTime: 'text',
    },
    key: ['PlayerID', 'DeviceHash'],
    indexes: [['LastTime']],
  },
});

/** The browsers that signed in to an account. They are unknown for existing sessions, proofs and attempts. */
export const devices: Migration = {
  name: made.name,
  statements: (dialect) => [
    ...made.statements(dialect),
    ...['sessions', 'phoneTokens', 'signInAttempts'].flatMap((table) =>
      addColumns(dialect, table, { DeviceHash: ['text', ''] }),
    ),
  ],
};
