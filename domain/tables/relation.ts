import { table } from '../table.ts';

/** Friends and blocked players. */
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
} as const;
