import { key, personal, plain, table } from '#store/table.ts';

export const relationTables = {
  relations: table({
    columns: {
      PlayerID: key('player'),
      OtherID: key('player'),
      /** 1 means friend, 2 blocked. */
      Type: personal('integer'),
      CreateTime: plain('text'),
    },
    key: ['PlayerID', 'OtherID'],
    indexes: [
      ['PlayerID', 'Type', 'CreateTime'],
      ['OtherID', 'Type'],
    ],
  }),
  /** Parts of folded names, as `gramsOf` cuts them. The rows of a gram are in the order of names, so a search reads one page of them. */
  nameGrams: table({
    columns: { Gram: personal('text'), NameKey: personal('text') },
    key: ['Gram', 'NameKey'],
  }),
} as const;
