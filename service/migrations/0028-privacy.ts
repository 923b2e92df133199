import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The privacy settings of players, with everything public by default. */
export const privacy: Migration = {
  name: '0028-privacy',
  statements: (dialect) =>
    addColumns(dialect, 'players', { HideBalances: ['boolean', 0], HideLastLogin: ['boolean', 0] }),
};
