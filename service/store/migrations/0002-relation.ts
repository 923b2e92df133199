import { createTables } from './schema.ts';

/** The tables of domain/tables/relation.ts. */
export const relation = createTables('0002-relation', {
  relations: {
    columns: { PlayerID: 'text', OtherID: 'text', Type: 'integer', CreateTime: 'text' },
    key: ['PlayerID', 'OtherID'],
    indexes: [
      ['PlayerID', 'Type', 'CreateTime'],
      ['OtherID', 'Type'],
    ],
  },
});
