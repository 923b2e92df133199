import { createTables, indexText, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0022-personal', {
  accountDeletions: {
    columns: {
      PlayerID: 'text',
      State: 'text',
      RequestTime: 'text',
      DueTime: 'text',
      ErasedUpTo: 'text',
      DoneTime: 'text',
    },
    key: ['PlayerID'],
    indexes: [['State', 'DueTime']],
  },
});

/** Accounts that are to be deleted, and an index of phone proofs by phone, for the sign-out everywhere. */
export const personal: Migration = {
  name: tables.name,
  statements: (dialect) => [...tables.statements(dialect), indexText('phoneTokens', ['Phone'])],
};
