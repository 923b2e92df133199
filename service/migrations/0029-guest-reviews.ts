import { createTables, type Migration } from '#store/sql/migration.ts';

const made = createTables('0029-guest-reviews', {
  guestReviews: { columns: { PlayerID: 'text', DueTime: 'text' }, key: ['PlayerID'], indexes: [['DueTime']] },
});

/**
 * The time of the next review of each guest. Reviews of existing guests are due at once, and are postponed if the guest
 * signed in recently.
 */
export const guestReviews: Migration = {
  name: made.name,
  statements: (dialect) => [
    ...made.statements(dialect),
    `INSERT INTO "guestReviews" ("PlayerID", "DueTime")
      SELECT "PlayerID", "LastLoginTime" FROM "players" WHERE "TptType" = '[0]'`,
  ],
};
