import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The time when a game's jackpot was last won, unknown for existing games. */
export const jackpotTime: Migration = {
  name: '0035-jackpot-time',
  statements: (dialect) => addColumns(dialect, 'games', { JackpotTime: ['text', ''] }),
};
