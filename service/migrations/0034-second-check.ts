import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The gold that a player paid out of a club's vault in a day, unknown for earlier days. */
export const secondCheck: Migration = {
  name: '0034-second-check',
  statements: (dialect) => addColumns(dialect, 'giftDays', { Withdrawn: ['integer', 0] }),
};
