import { createTables } from '#store/sql/migration.ts';

/** The daily winnings of game providers' rounds. */
export const providerWins = createTables('0075-provider-wins', {
  providerWins: {
    columns: { Provider: 'text', Day: 'text', Amount: 'integer' },
    key: ['Provider', 'Day'],
  },
});
