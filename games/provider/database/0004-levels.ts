import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const levelTable = createTables('0004-levels', {
  levels: { columns: { SessionID: 'text', Stake: 'integer', Level: 'integer' }, key: ['SessionID', 'Stake'] },
});

/** The level of each player, game and stake, and the level of each round before it and after it. */
export const levels: Migration = {
  name: '0004-levels',
  statements: (dialect) => [
    ...levelTable.statements(dialect),
    ...addColumns(dialect, 'rounds', { Level: ['integer', 0], LevelAfter: ['integer', 0] }),
  ],
};
