import { addColumns, type Migration } from '#store/sql/migration.ts';

/** When a game's jackpot was last won; never, as far as is known. */
export const jackpotTime: Migration = {
  name: '0035-jackpot-time',
  statements: (dialect) => addColumns(dialect, 'games', { JackpotTime: ['text', ''] }),
};
