import { createTables } from '#store/sql/migration.ts';

/** The jackpots of providers' games for the lobby. */
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
