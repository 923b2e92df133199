import { counted, key, plain, table } from '#store/table.ts';

export const honorTables = {
  rounds: table({
    columns: {
      RoundID: key('text'),
      PlayerID: key('player'),
      GameCode: key('text', { references: 'games' }),
      MachineNo: key('integer'),
      Bet: counted('integer'),
      /** All winnings, including a jackpot. */
      Win: counted('integer'),
      /** Empty without a jackpot. */
      Jackpot: plain('text'),
      CreateTime: plain('text'),
      /** The grant that paid the stake. Empty if the player paid it. */
      GrantID: key('text', { references: 'spinGrants' }),
    },
    key: ['RoundID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['GameCode', 'CreateTime'],
    ],
  }),
  honors: table({
    columns: {
      ID: key('text'),
      PlayerID: key('player'),
      RoundID: key('text', { references: 'rounds' }),
      GameCode: key('text', { references: 'games' }),
      Provider: plain('text'),
      MachineNo: key('integer'),
      Bet: counted('integer'),
      Win: counted('integer'),
      /** 1 means pinned, 2 not pinned. */
      Pinned: plain('integer'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['PlayerID', 'Pinned'],
      ['GameCode', 'Win'],
    ],
  }),
} as const;
