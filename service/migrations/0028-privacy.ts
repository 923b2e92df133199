import { addColumns, type Migration } from '#store/sql/migration.ts';

/** What players keep from others; nothing at first. */
export const privacy: Migration = {
  name: '0028-privacy',
  statements: (dialect) =>
    addColumns(dialect, 'players', { HideBalances: ['boolean', 0], HideLastLogin: ['boolean', 0] }),
};
