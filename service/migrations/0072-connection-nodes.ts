import { addColumns, indexText, type Migration } from '#store/sql/migration.ts';

/**
 * A connection belongs to its process and lasts as long as the process does. Rows of the previous version have no
 * process, and are removed when their lease ends.
 */
export const connectionNodes: Migration = {
  name: '0072-connection-nodes',
  statements: (dialect) => [
    ...addColumns(dialect, 'connections', {
      NodeID: ['text', ''],
      Session: ['text', ''],
      Tab: ['text', ''],
      Socket: ['text', ''],
    }),
    indexText('connections', ['NodeID', 'SeenTime']),
    indexText('connections', ['Session']),
  ],
};
