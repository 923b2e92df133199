import { createTables } from '#store/sql/migration.ts';

/** The first schema. It never changes; later migrations correct it. */
// biome-ignore format: one column a line would hide the tables.
export const baseline = createTables('0001-baseline', {
  sessions: {
    columns: {
      SessionID: 'text', TokenHash: 'text', WalletToken: 'text', PlayerID: 'text', Brand: 'text', GameCode: 'text',
      Variant: 'text', Currency: 'text', MinBet: 'integer', MaxBet: 'integer', Expires: 'text', SeedID: 'text',
      RoundID: 'text', LastStake: 'integer', LastStakeTime: 'text', Staked: 'integer', Won: 'integer',
      StartTime: 'text', DemoCoins: 'integer',
    },
    key: ['SessionID'], unique: [['TokenHash']], indexes: [['Currency', 'Expires']],
  },
  seeds: {
    columns: {
      SeedID: 'text', SessionID: 'text', Commitment: 'text', ServerSeed: 'text', NonceUsed: 'integer',
      ClientSeed: 'text', CreateTime: 'text', RevealTime: 'text',
    },
    key: ['SeedID'], indexes: [['SessionID']],
  },
  rounds: {
    columns: {
      RoundID: 'text', SessionID: 'text', GameCode: 'text', Maths: 'text', Variant: 'text', SeedID: 'text',
      Nonce: 'integer', ClientSeed: 'text', Stake: 'integer', Win: 'integer', Jackpots: 'json', State: 'text',
      Status: 'text', Balance: 'integer', Shown: 'boolean', CreateTime: 'text', SettleTime: 'text', CloseTime: 'text',
      DueTime: 'text', Attempts: 'integer',
    },
    wide: true, key: ['RoundID'], unique: [['SeedID', 'Nonce']], indexes: [['SessionID', 'RoundID'], ['DueTime']],
  },
  jackpots: {
    columns: { Brand: 'text', GameCode: 'text', Name: 'text', Amount: 'integer' },
    key: ['Brand', 'GameCode', 'Name'],
  },
});
