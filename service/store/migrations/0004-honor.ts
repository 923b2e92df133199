import { createTables } from './schema.ts';

/** The tables of domain/tables/honor.ts. */
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
    indexes: [['PlayerID', 'CreateTime']],
  },
});
