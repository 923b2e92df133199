import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The prize that a round names to the wallet. */
export const prizes: Migration = {
  name: '0002-prizes',
  statements: (dialect) => addColumns(dialect, 'rounds', { Prize: ['text', ''] }),
};
