import { addColumns, indexText, type Migration } from '#store/sql/migration.ts';

/** The friend whom a session wants to join, the room of a session, and the client's ids of bets at tables. */
export const joins: Migration = {
  name: '0009-joins',
  statements: (dialect) => [
    ...addColumns(dialect, 'sessions', { JoinID: ['text', ''], RoomID: ['text', ''] }),
    ...addColumns(dialect, 'tableBets', { ClientBetID: ['text', ''] }),
    indexText('sessions', ['PlayerID', 'GameCode']),
  ],
};
