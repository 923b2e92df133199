import type { Migration } from '#store/sql/migration.ts';

/**
 * A search for a name filters the players that the index of names leads to. With this index both databases do it without reading
 * the players' rows. Its name is short because PostgreSQL cuts names at 63 bytes.
 */
export const searchFilters: Migration = {
  name: '0049-search-filters',
  statements: () => [
    `CREATE INDEX "players by NameKey for searches" ON "players" ("NameKey", "VIPLevel", "ClubID", "Disabled", "DisabledUntil")`,
  ],
};
