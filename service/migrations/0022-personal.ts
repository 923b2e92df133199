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

/** Accounts that are to be deleted; proofs of a phone are found by the phone, so that signing out everywhere ends them. */
export const personal: Migration = {
  name: tables.name,
  statements: (dialect) => [...tables.statements(dialect), indexText('phoneTokens', ['Phone'])],
};
