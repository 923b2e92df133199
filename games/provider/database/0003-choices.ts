import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The option that a round took, and the time of the choice. */
export const choices: Migration = {
  name: '0003-choices',
  statements: (dialect) => addColumns(dialect, 'rounds', { Chosen: ['text', ''], ChosenTime: ['text', ''] }),
};
