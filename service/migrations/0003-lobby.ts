import { addColumns, indexText, type Migration } from '#store/sql/migration.ts';

/** The days on which games opened, and when players last finished a round of each game. */
export const lobby: Migration = {
  name: '0003-lobby',
  statements: (dialect) => [
    ...addColumns(dialect, 'games', { OpenDay: ['text', ''] }),
    ...addColumns(dialect, 'recentGames', { PlayTime: ['text', ''] }),
    'UPDATE "recentGames" SET "PlayTime" = "LastTime" WHERE "Rounds" > 0',
    indexText('recentGames', ['GameCode', 'PlayTime']),
  ],
};
