import { table } from '../table.ts';

/** Uploaded pictures, identities of identity providers, and reports of players. */
export const pictureTables = {
  /** Named by their content, so that the same picture is kept once. */
  pictures: table({
    columns: {
      /** SHA-256 of the bytes, hexadecimal. */
      ID: 'text',
      /** JPEG bytes in base64. */
      Data: 'text',
      CreateTime: 'text',
    },
    key: ['ID'],
  }),
  /** Which pictures are a player's: the newest few, that nobody fills the database. */
  playerPictures: table({
    columns: { PlayerID: 'text', PictureID: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'PictureID'],
    indexes: [['PictureID']],
  }),
  identities: table({
    columns: {
      /** As in `tptType`: 2 Facebook, 3 Google, 4 Apple, 7 LINE. */
      TPType: 'integer',
      /** The identity provider's own id of the person. */
      Subject: 'text',
      PlayerID: 'text',
      CreateTime: 'text',
    },
    key: ['TPType', 'Subject'],
    indexes: [['PlayerID']],
  }),
  playerReports: table({
    columns: {
      ReportID: 'text',
      ReporterID: 'text',
      PlayerID: 'text',
      /** As in `REPORT_REASON`. */
      Reason: 'integer',
      Text: 'text',
      /** `open` until an operator has decided. */
      Status: 'text',
      CreateTime: 'text',
    },
    key: ['ReportID'],
    indexes: [
      ['ReporterID', 'PlayerID', 'Status'],
      ['Status', 'CreateTime'],
    ],
  }),
} as const;
