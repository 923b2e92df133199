import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The stake and the best winnings of a shot of a hold. */
export const holds: Migration = {
  name: '0007-holds',
  statements: (dialect) => addColumns(dialect, 'openRounds', { Shot: ['integer', 0], ShotWin: ['integer', 0] }),
};
