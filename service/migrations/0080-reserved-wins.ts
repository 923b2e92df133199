import { addColumns, type Migration } from '#store/sql/migration.ts';

/** What a round of a game provider reserved, and what all rounds of a day hold. */
export const reservedWins: Migration = {
  name: '0080-reserved-wins',
  statements: (dialect) => [
    ...addColumns(dialect, 'openRounds', { Reserved: ['integer', 0] }),
    ...addColumns(dialect, 'providerWins', { Held: ['integer', 0] }),
  ],
};
