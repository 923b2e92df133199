import type { Migration } from '#store/sql/migration.ts';

/**
 * An index for the filters of a name search. With it both databases filter the found players without reading their
 * rows. Its name is short because PostgreSQL cuts names at 63 bytes.
 */
export const searchFilters: Migration = {
  name: '0049-search-filters',
  statements: () => [
    `CREATE INDEX "players by NameKey for searches" ON "players" ("NameKey", "VIPLevel", "ClubID", "Disabled", "DisabledUntil")`,
  ],
};
