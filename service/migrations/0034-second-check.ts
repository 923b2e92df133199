import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Gold that a player paid out of a club's vault in a day; of days before this step it is not known. */
export const secondCheck: Migration = {
  name: '0034-second-check',
  statements: (dialect) => addColumns(dialect, 'giftDays', { Withdrawn: ['integer', 0] }),
};
