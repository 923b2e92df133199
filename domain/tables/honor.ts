import { table } from '../table.ts';

/** Rounds played and the honor list. */
export const honorTables = {
  rounds: table({
    columns: {
      RoundID: 'text',
      PlayerID: 'text',
      GameCode: 'text',
      MachineNo: 'integer',
      Bet: 'integer',
      /** All that it paid, a jackpot included. */
      Win: 'integer',
      /** The jackpot's name, or empty. */
      Jackpot: 'text',
      CreateTime: 'text',
    },
    key: ['RoundID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['GameCode', 'CreateTime'],
    ],
  }),
  honors: table({
    columns: {
      ID: 'text',
      PlayerID: 'text',
      RoundID: 'text',
      GameCode: 'text',
      Provider: 'text',
      MachineNo: 'integer',
      Bet: 'integer',
      Win: 'integer',
      /** 1 pinned, 2 not. */
      Pinned: 'integer',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['PlayerID', 'Pinned'],
      ['GameCode', 'Win'],
    ],
  }),
} as const;
