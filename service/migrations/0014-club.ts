import { addColumns, createTables, indexText, type Migration } from '#store/sql/migration.ts';

const office = createTables('0014-club', {
  clubMembers: {
    columns: {
      PlayerID: 'text',
      ClubID: 'text',
      Rank: 'integer',
      JoinTime: 'text',
      Contribution: 'integer',
      Day: 'text',
      DayGrowth: 'integer',
    },
    key: ['PlayerID'],
    indexes: [['ClubID', 'Rank', 'Contribution']],
  },
  clubApplications: {
    columns: {
      ClubID: 'text',
      PlayerID: 'text',
      Status: 'text',
      CreateTime: 'text',
      RefuseTime: 'text',
    },
    key: ['ClubID', 'PlayerID'],
    indexes: [
      ['ClubID', 'Status', 'CreateTime'],
      ['PlayerID', 'Status'],
      ['Status', 'RefuseTime'],
    ],
  },
  clubInvitations: {
    columns: { PlayerID: 'text', ClubID: 'text', InviterID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'ClubID'],
    indexes: [['ClubID', 'CreateTime'], ['CreateTime']],
  },
  clubVaultRecords: {
    columns: {
      ID: 'text',
      ClubID: 'text',
      Seq: 'integer',
      Kind: 'integer',
      ActorID: 'text',
      PlayerID: 'text',
      Amount: 'integer',
      Balance: 'integer',
      CreateTime: 'text',
    },
    key: ['ID'],
    unique: [['ClubID', 'Seq']],
    indexes: [['ClubID', 'Kind', 'Seq']],
  },
  clubCoupons: {
    columns: {
      ID: 'text',
      ClubID: 'text',
      PlayerID: 'text',
      IssuerID: 'text',
      Amount: 'integer',
      Status: 'text',
      CreateTime: 'text',
      Expires: 'text',
      EndTime: 'text',
    },
    key: ['ID'],
    indexes: [
      ['ClubID', 'CreateTime'],
      ['PlayerID', 'ClubID', 'CreateTime'],
      ['Status', 'Expires'],
      ['ClubID', 'Status'],
    ],
  },
  clubAchievements: {
    columns: { ClubID: 'text', AchievementID: 'integer', ClaimerID: 'text', CreateTime: 'text' },
    key: ['ClubID', 'AchievementID'],
  },
  clubBroadcasts: {
    columns: {
      ID: 'text',
      ClubID: 'text',
      SenderID: 'text',
      Channel: 'text',
      Text: 'text',
      Cursor: 'text',
      Done: 'boolean',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [['ClubID', 'Channel', 'CreateTime'], ['Done']],
  },
  allianceRequests: {
    columns: { ClubID: 'text', AllianceID: 'text', CreateTime: 'text' },
    key: ['ClubID'],
    indexes: [['AllianceID', 'CreateTime']],
  },
});

/** The profile of clubs and alliances, and the tables of their offices. */
export const club: Migration = {
  name: '0014-club',
  statements: (dialect) => [
    ...addColumns(dialect, 'clubs', {
      NameKey: ['text', ''],
      Description: ['text', ''],
      FlagColor: ['integer', 1],
      Badge: ['integer', 1],
      LeaderID: ['text', ''],
      MemberCount: ['integer', 0],
      Level: ['integer', 1],
      Growth: ['integer', 0],
      Contribution: ['integer', 0],
      AcceptsApplications: ['boolean', 1],
      SuccessorID: ['text', ''],
      SuccessionExpires: ['text', ''],
      DissolveTime: ['text', ''],
      LeastVIPLevel: ['integer', 1],
    }),
    ...addColumns(dialect, 'alliances', {
      NameKey: ['text', ''],
      LeaderClubID: ['text', ''],
      ClubCount: ['integer', 0],
      CreateTime: ['text', ''],
    }),
    // Fills the new columns for clubs and players of an existing database.
    `UPDATE "clubs" SET "NameKey" = LOWER("ClubName"), "MemberCount" = (SELECT COUNT(*) FROM "players" WHERE "players"."ClubID" = "clubs"."ClubID"), "LeaderID" = COALESCE((SELECT MIN("PlayerID") FROM "players" WHERE "players"."ClubID" = "clubs"."ClubID" AND "ClubRole" = 'leader'), '')`,
    `UPDATE "alliances" SET "NameKey" = LOWER("AllianceName"), "ClubCount" = (SELECT COUNT(*) FROM "clubs" WHERE "clubs"."AllianceID" = "alliances"."AllianceID"), "LeaderClubID" = COALESCE((SELECT MIN("ClubID") FROM "clubs" WHERE "clubs"."AllianceID" = "alliances"."AllianceID"), '')`,
    ...[['NameKey'], ['Growth'], ['DissolveTime']].map((columns) => indexText('clubs', columns)),
    ...[['NameKey'], ['CreateTime']].map((columns) => indexText('alliances', columns)),
    ...office.statements(dialect),
    `INSERT INTO "clubMembers" SELECT "PlayerID", "ClubID", CASE "ClubRole" WHEN 'leader' THEN 1 WHEN 'deputy' THEN 2 ELSE 3 END, "RegistTime", 0, '', 0 FROM "players" WHERE "ClubID" <> ''`,
  ],
};
