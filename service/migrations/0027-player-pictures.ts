import { createTables, type Migration } from '#store/sql/migration.ts';

const made = createTables('0027-player-pictures', {
  playerPictures: {
    columns: { PlayerID: 'text', PictureID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'PictureID'],
    indexes: [['PictureID']],
  },
});

/** The owners of pictures. Existing pictures belong to the players who show them. */
export const playerPictures: Migration = {
  name: made.name,
  statements: (dialect) => [
    ...made.statements(dialect),
    `INSERT INTO "playerPictures" ("PlayerID", "PictureID", "CreateTime")
      SELECT player."PlayerID", picture."ID", picture."CreateTime"
      FROM "players" AS player
      JOIN "pictures" AS picture ON picture."ID" = SUBSTR(player."Picture", 21)
      WHERE player."Picture" LIKE '/api/v1/headshot?ID=%'`,
  ],
};
