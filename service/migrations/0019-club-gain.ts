import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0019-club-gain', {
  clubGains: { columns: { PlayerID: 'text', Day: 'text', Gold: 'integer' }, key: ['PlayerID', 'Day'] },
});

/** The gain of members from clubs in a day, and the returned part of their own gifts. */
export const clubGain: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'clubMembers', { Returned: ['integer', 0] }),
  ],
};
