import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The address at which other processes reach the stream of a publisher. */
export const publisherOwner: Migration = {
  name: '0073-publisher-owner',
  statements: (dialect) => addColumns(dialect, 'livePublishers', { Owner: ['text', ''] }),
};
