import { addColumns, indexText, type Migration } from '#store/sql/migration.ts';

/** Gold that was given back, with the gift that it came from; and the old rows, which the purge reads by kind. */
export const givenBack: Migration = {
  name: '0087-given-back',
  statements: (dialect) => [
    ...addColumns(dialect, 'passedOn', { OriginID: ['text', ''] }),
    indexText('passedOn', ['Kind', 'CreateTime']),
  ],
};
