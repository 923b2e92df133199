import { createTables, type Migration } from '#store/sql/migration.ts';

const made = createTables('0029-guest-reviews', {
  guestReviews: { columns: { PlayerID: 'text', DueTime: 'text' }, key: ['PlayerID'], indexes: [['DueTime']] },
});

/** When guests are looked at again. Those from before are due at once; who signed in lately is put off then. */
export const guestReviews: Migration = {
  name: made.name,
  statements: (dialect) => [
    ...made.statements(dialect),
    `INSERT INTO "guestReviews" ("PlayerID", "DueTime")
      SELECT "PlayerID", "LastLoginTime" FROM "players" WHERE "TptType" = '[0]'`,
  ],
};
