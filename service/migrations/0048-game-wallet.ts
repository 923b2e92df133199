import { createTables } from '#store/sql/migration.ts';

/** Game sessions, transactions and requests of game providers, and rounds that are not closed. */
export const gameWallet = createTables('0048-game-wallet', {
  gameSessions: {
    columns: {
      TokenHash: 'text',
      LaunchHash: 'text',
      PlayerID: 'text',
      GameCode: 'text',
      Brand: 'text',
      Provider: 'text',
      SessionHash: 'text',
      UsedBy: 'text',
      CreateTime: 'text',
      Expires: 'text',
    },
    key: ['TokenHash'],
    unique: [['LaunchHash']],
    indexes: [['PlayerID'], ['Expires']],
  },
  walletTransactions: {
    columns: {
      Provider: 'text',
      TransactionID: 'text',
      Call: 'text',
      Fingerprint: 'text',
      PlayerID: 'text',
      RoundID: 'text',
      Move: 'integer',
      Amount: 'integer',
      Status: 'text',
      Balance: 'integer',
      State: 'text',
      CreateTime: 'text',
    },
    key: ['Provider', 'TransactionID'],
    indexes: [['PlayerID'], ['CreateTime']],
  },
  walletRequests: {
    columns: { KeyID: 'text', RequestID: 'text', Expires: 'text' },
    key: ['KeyID', 'RequestID'],
    indexes: [['Expires']],
  },
  openRounds: {
    columns: {
      RoundID: 'text',
      PlayerID: 'text',
      GameCode: 'text',
      MachineNo: 'integer',
      Bet: 'integer',
      Win: 'integer',
      Jackpot: 'text',
      Moves: 'integer',
      State: 'text',
      DueTime: 'text',
      CreateTime: 'text',
    },
    key: ['RoundID'],
    indexes: [['DueTime'], ['PlayerID'], ['State', 'CreateTime']],
  },
});
