import { createTables } from '#store/sql/migration.ts';

/** What the rounds of game providers win in a day. */
export const providerWins = createTables('0075-provider-wins', {
  providerWins: {
    columns: { Provider: 'text', Day: 'text', Amount: 'integer' },
    key: ['Provider', 'Day'],
  },
});
