import { key, personal, plain, table } from '#store/table.ts';

/** Uploaded pictures, identities of identity providers, and reports of players. */
export const pictureTables = {
  /** Named by their content, so that equal pictures are stored once. */
  pictures: table({
    columns: {
      /** SHA-256 of the bytes, hexadecimal. */
      ID: key('text'),
      /** The newest few pictures of a player. Older pictures are removed, so that a player cannot fill the database. */
      Data: personal('text'),
      CreateTime: plain('text'),
    },
    key: ['ID'],
  }),
  /** The newest few pictures of a player; older ones are dropped so that a player cannot fill the database. */
  playerPictures: table({
    columns: { PlayerID: key('player'), PictureID: key('text', { references: 'pictures' }), CreateTime: plain('text') },
    key: ['PlayerID', 'PictureID'],
    indexes: [['PictureID']],
  }),
  identities: table({
    columns: {
      /** As in `tptType`: 2 Facebook, 3 Google, 4 Apple, 7 LINE. */
      TPType: personal('integer'),
      /** The identity provider's own id of the person. */
      Subject: personal('text'),
      PlayerID: key('player'),
      CreateTime: plain('text'),
    },
    key: ['TPType', 'Subject'],
    indexes: [['PlayerID']],
  }),
  playerReports: table({
    columns: {
      ReportID: key('text'),
      ReporterID: key('player'),
      PlayerID: key('player'),
      /** As in `REPORT_REASON`. */
      Reason: personal('integer'),
      Text: personal('text'),
      /** `open` until an operator has decided. */
      Status: plain('text'),
      CreateTime: plain('text'),
      /** The live room of the report. Empty means no room. */
      RoomID: key('text', { references: 'liveRooms' }),
      Title: personal('text'),
      /** The kept frame of the stream. Empty means none. */
      FrameID: key('text', { references: 'liveFrames' }),
    },
    key: ['ReportID'],
    indexes: [
      ['ReporterID', 'PlayerID', 'Status'],
      ['Status', 'CreateTime'],
    ],
  }),
} as const;
