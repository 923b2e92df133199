import { addColumns, type Migration } from '#store/sql/migration.ts';

/** What each member gave to the club's vault this week; nothing, as far as is known. */
export const clubWeek: Migration = {
  name: '0037-club-week',
  statements: (dialect) => addColumns(dialect, 'clubMembers', { Week: ['text', ''], WeekContribution: ['integer', 0] }),
};
