import { createTables, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0015-chat', {
  privateRooms: {
    columns: { PlayerID: 'text', OtherID: 'text', Channel: 'text', LastSeq: 'integer', LastTime: 'text' },
    key: ['PlayerID', 'OtherID'],
    indexes: [['PlayerID', 'LastTime']],
  },
  staff: { columns: { PlayerID: 'text', Role: 'text' }, key: ['PlayerID'], indexes: [['Role']] },
  messageReports: {
    columns: {
      MessageID: 'text',
      ReporterID: 'text',
      Reason: 'text',
      Channel: 'text',
      Seq: 'integer',
      FromID: 'text',
      OriginalMessage: 'text',
      Status: 'text',
      CreateTime: 'text',
    },
    key: ['MessageID', 'ReporterID'],
    indexes: [
      ['Status', 'CreateTime'],
      ['FromID', 'CreateTime'],
      ['ReporterID', 'CreateTime'],
    ],
  },
});

/** A private channel is `private:<a>:<b>`, and each player with a read mark in it is one of the two players. */
const ROOMS_OF_MARKS = `INSERT INTO "privateRooms" ("PlayerID", "OtherID", "Channel", "LastSeq", "LastTime")
SELECT mark."PlayerID",
  CASE WHEN mark."Channel" LIKE 'private:' || mark."PlayerID" || ':%'
    THEN substr(mark."Channel", length('private:' || mark."PlayerID" || ':') + 1)
    ELSE substr(mark."Channel", 9, length(mark."Channel") - length(mark."PlayerID") - 9)
  END,
  mark."Channel", last."Seq", last."CreateTime"
FROM "readMarks" AS mark
JOIN "channels" AS channel ON channel."Channel" = mark."Channel"
JOIN "messages" AS last ON last."Channel" = channel."Channel" AND last."Seq" = channel."Seq"
WHERE mark."Channel" LIKE 'private:%'`;

/** New tables and columns of the chat, with rows for the existing private rooms. */
export const chat: Migration = {
  name: tables.name,
  statements: (dialect) => [...tables.statements(dialect), ROOMS_OF_MARKS],
};
