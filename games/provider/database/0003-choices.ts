import { addColumns, type Migration } from '#store/sql/migration.ts';

/** What was chosen in a round, and when. */
export const choices: Migration = {
  name: '0003-choices',
  statements: (dialect) => addColumns(dialect, 'rounds', { Chosen: ['text', ''], ChosenTime: ['text', ''] }),
};
