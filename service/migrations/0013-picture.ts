import { addColumns, createTables, indexText, type Migration } from '#store/sql/migration.ts';

const made = createTables('0013-picture', {
  pictures: {
    wide: true,
    columns: { ID: 'text', Data: 'text', CreateTime: 'text' },
    key: ['ID'],
  },
  identities: {
    columns: { TPType: 'integer', Subject: 'text', PlayerID: 'text', CreateTime: 'text' },
    key: ['TPType', 'Subject'],
    indexes: [['PlayerID']],
  },
  playerReports: {
    columns: {
      ReportID: 'text',
      ReporterID: 'text',
      PlayerID: 'text',
      Reason: 'integer',
      Text: 'text',
      Status: 'text',
      CreateTime: 'text',
    },
    key: ['ReportID'],
    indexes: [
      ['ReporterID', 'PlayerID', 'Status'],
      ['Status', 'CreateTime'],
    ],
  },
  playerBans: {
    columns: { BanID: 'text', PlayerID: 'text', Reason: 'text', From: 'text', Until: 'text', LiftTime: 'text' },
    key: ['BanID'],
    indexes: [
      ['PlayerID', 'LiftTime'],
      ['LiftTime', 'From'],
    ],
  },
});

/** The tables of domain/tables/picture.ts, the bans, and new columns of players. */
export const picture: Migration = {
  name: made.name,
  statements: (dialect) => [
    ...addColumns(dialect, 'players', {
      LinePicture: ['text', ''],
      FacebookPicture: ['text', ''],
      DisabledUntil: ['text', ''],
      PausedUntil: ['text', ''],
    }),
    indexText('players', ['Email']),
    ...made.statements(dialect),
  ],
};
