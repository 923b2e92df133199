import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Until when an open round may wait for a choice of its player. */
export const waits: Migration = {
  name: '0002-waits',
  statements: (dialect) => addColumns(dialect, 'openRounds', { WaitUntil: ['text', ''] }),
};
