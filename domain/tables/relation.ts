import { key, personal, plain, table } from '#store/table.ts';

/** Friends and blocked players, and the index of the player search. */
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
  /** Every suffix of a folded name, so that any part of a name is a prefix in this table: a search reads a range. */
  nameParts: table({
    columns: { Part: personal('text'), PlayerID: key('player') },
    key: ['Part', 'PlayerID'],
    indexes: [['PlayerID']],
  }),
} as const;
