import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

/** Goods that players passed on, which a rescission counts as used up, and the tiers that an operator set, which no refund takes back. */
const tables = createTables('0077-passed-on', {
  passedOn: {
    columns: {
      ID: 'text',
      PlayerID: 'text',
      Kind: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      Returned: 'integer',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [['PlayerID', 'CreateTime']],
  },
});

export const passedOn: Migration = {
  name: '0077-passed-on',
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'experience', { SetVIP: ['integer', 0] }),
  ],
};
