import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0019-club-gain', {
  clubGains: { columns: { PlayerID: 'text', Day: 'text', Gold: 'integer' }, key: ['PlayerID', 'Day'] },
});

/** What members gain from clubs in a day, and what they got back of their own. */
export const clubGain: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'clubMembers', { Returned: ['integer', 0] }),
  ],
};
