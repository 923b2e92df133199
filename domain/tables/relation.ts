import { key, personal, plain, table } from '#store/table.ts';

/** Friends and blocked players, and by what players are found. */
export const relationTables = {
  relations: table({
    columns: {
      PlayerID: key('player'),
      OtherID: key('player'),
      /** 1 friend, 2 blocked. */
      Type: personal('integer'),
      CreateTime: plain('text'),
    },
    key: ['PlayerID', 'OtherID'],
    indexes: [
      ['PlayerID', 'Type', 'CreateTime'],
      ['OtherID', 'Type'],
    ],
  }),
  /** Each ending of a folded name, so that any part of a name is the beginning of one of them: a search reads a range. */
  nameParts: table({
    columns: { Part: personal('text'), PlayerID: key('player') },
    key: ['Part', 'PlayerID'],
    indexes: [['PlayerID']],
  }),
} as const;
