import { addColumns, type Migration } from '#store/sql/migration.ts';

/** The game that the page of a connection shows, and whether a player hides it. */
export const friendsGames: Migration = {
  name: '0004-friends-games',
  statements: (dialect) => [
    ...addColumns(dialect, 'connections', { GameCode: ['text', ''] }),
    ...addColumns(dialect, 'players', { HideGame: ['boolean', 0] }),
  ],
};
