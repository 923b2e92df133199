import { addColumns, type Migration } from '#store/sql/migration.ts';

/** A club's language, and its members' contributions in the week of the last one, for the discovery of clubs. */
export const clubDiscovery: Migration = {
  name: '0038-club-discovery',
  statements: (dialect) =>
    addColumns(dialect, 'clubs', { Language: ['text', 'zh_tw'], Week: ['text', ''], WeekContribution: ['integer', 0] }),
};
