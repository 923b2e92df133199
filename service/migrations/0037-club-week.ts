import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Each member's contributions to the club's vault in the current week. */
export const clubWeek: Migration = {
  name: '0037-club-week',
  statements: (dialect) => addColumns(dialect, 'clubMembers', { Week: ['text', ''], WeekContribution: ['integer', 0] }),
};
