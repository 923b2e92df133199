import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/honor.ts, and new tables of domain/tables/lobby.ts. */
export const honor = createTables('0004-honor', {
  rounds: {
    wide: true,
    columns: {
      RoundID: 'text',
      PlayerID: 'text',
      GameCode: 'text',
      MachineNo: 'integer',
      Bet: 'integer',
      Win: 'integer',
      Jackpot: 'text',
      CreateTime: 'text',
    },
    key: ['RoundID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['GameCode', 'CreateTime'],
    ],
  },
  honors: {
    wide: true,
    columns: {
      ID: 'text',
      PlayerID: 'text',
      RoundID: 'text',
      GameCode: 'text',
      Provider: 'text',
      MachineNo: 'integer',
      Bet: 'integer',
      Win: 'integer',
      Pinned: 'integer',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['PlayerID', 'Pinned'],
      ['GameCode', 'Win'],
    ],
  },
  favouriteGames: {
    columns: { PlayerID: 'text', GameCode: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'GameCode'],
    indexes: [['PlayerID', 'CreateTime']],
  },
  recentGames: {
    columns: { PlayerID: 'text', GameCode: 'text', MachineNo: 'integer', Rounds: 'integer', LastTime: 'text' },
    key: ['PlayerID', 'GameCode'],
    indexes: [['PlayerID', 'LastTime']],
  },
  jackpotShares: {
    columns: { GameCode: 'text', Part: 'integer', Amount: 'integer' },
    key: ['GameCode', 'Part'],
  },
  prideStatus: {
    columns: { PlayerID: 'text', Status: 'integer' },
    key: ['PlayerID'],
  },
});
