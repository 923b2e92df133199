import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The reservation of a provider's round, and of all rounds of a day. */
export const reservedWins: Migration = {
  name: '0080-reserved-wins',
  statements: (dialect) => [
    ...addColumns(dialect, 'openRounds', { Reserved: ['integer', 0] }),
    ...addColumns(dialect, 'providerWins', { Held: ['integer', 0] }),
  ],
};
