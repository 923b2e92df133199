import { addColumns, type Migration } from '#store/sql/migration.ts';

/** A club's language, and what its members gave to the vault in the week of the last contribution: what discovery shows. */
export const clubDiscovery: Migration = {
  name: '0038-club-discovery',
  statements: (dialect) =>
    addColumns(dialect, 'clubs', { Language: ['text', 'zh_tw'], Week: ['text', ''], WeekContribution: ['integer', 0] }),
};
