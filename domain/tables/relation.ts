import { table } from '../table.ts';

/** Friends and blocked players, and by what players are found. */
export const relationTables = {
  relations: table({
    columns: {
      PlayerID: 'text',
      OtherID: 'text',
      /** 1 friend, 2 blocked. */
      Type: 'integer',
      CreateTime: 'text',
    },
    key: ['PlayerID', 'OtherID'],
    indexes: [
      ['PlayerID', 'Type', 'CreateTime'],
      ['OtherID', 'Type'],
    ],
  }),
  /** Each ending of a folded name, so that any part of a name is the beginning of one of them: a search reads a range. */
  nameParts: table({
    columns: { Part: 'text', PlayerID: 'text' },
    key: ['Part', 'PlayerID'],
    indexes: [['PlayerID']],
  }),
} as const;
