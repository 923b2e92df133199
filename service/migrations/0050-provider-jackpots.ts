import { createTables } from '#store/sql/migration.ts';

/** What the lobby shows of the jackpots of providers' games. */
export const providerJackpots = createTables('0050-provider-jackpots', {
  providerJackpots: {
    columns: {
      Brand: 'text',
      GameCode: 'text',
      Amount: 'integer',
      WonTime: 'text',
      SeenTime: 'text',
      LowerTime: 'text',
    },
    key: ['Brand', 'GameCode'],
  },
});
