import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

/** Free gold of players, and the part that they passed on. */
const tables = createTables('0078-free-gold', {
  freeItems: {
    columns: { PlayerID: 'text', ItemID: 'integer', Amount: 'integer' },
    key: ['PlayerID', 'ItemID'],
  },
});

export const freeGold: Migration = {
  name: '0078-free-gold',
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'passedOn', { Free: ['integer', 0], IsYoung: ['boolean', 0] }),
    ...addColumns(dialect, 'giftDays', { Free: ['integer', 0], FromYoung: ['integer', 0] }),
    ...addColumns(dialect, 'experience', { Staked: ['integer', 0] }),
    ...addColumns(dialect, 'clubs', { FromYoung: ['integer', 0] }),
  ],
};
