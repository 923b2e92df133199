import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Where other processes reach a stream that one of several takes. */
export const publisherOwner: Migration = {
  name: '0073-publisher-owner',
  statements: (dialect) => addColumns(dialect, 'livePublishers', { Owner: ['text', ''] }),
};
