import { table } from './table.ts';

export type { Json, RowOf } from './table.ts';

/**
 * Every table. Times are ISO 8601 in UTC with milliseconds, so that text order is time order. Migrations are written by
 * hand in the adapter and held to this declaration by a test.
 */
export const TABLES = {
  players: table({
    columns: {
      PlayerID: 'text',
      Name: 'text',
      /** The name folded for search and uniqueness. */
      NameKey: 'text',
      Picture: 'text',
      PictureSetting: 'integer',
      Information: 'text',
      Email: 'text',
      Level: 'integer',
      VIPLevel: 'integer',
      Rename: 'integer',
      ClubID: 'text',
      ClubRole: 'text',
      /** Ways to sign in, as in `tptType`. */
      TptType: 'json',
      Phone: 'text',
      DeviceID: 'text',
      IsHost: 'boolean',
      Disabled: 'boolean',
      MutedUntil: 'text',
      MuteReason: 'text',
      RegistTime: 'text',
      LastLoginTime: 'text',
    },
    key: ['PlayerID'],
    unique: [['NameKey']],
    indexes: [['Phone'], ['DeviceID'], ['ClubID']],
  }),
  sessions: table({
    columns: {
      TokenHash: 'text',
      PlayerID: 'text',
      Provider: 'text',
      IsRegist: 'boolean',
      CreateTime: 'text',
      Expires: 'text',
      /** Empty while it lives; else why it ended. */
      EndReason: 'text',
    },
    key: ['TokenHash'],
    indexes: [['PlayerID', 'EndReason']],
  }),
  phoneCodes: table({
    columns: {
      /** `login:<phone>` or `bind:<player>:<phone>`. */
      Purpose: 'text',
      CodeHash: 'text',
      TriesLeft: 'integer',
      CreateTime: 'text',
    },
    key: ['Purpose'],
  }),
  phoneSends: table({
    columns: { ID: 'text', Phone: 'text', Sender: 'text', DeviceID: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [
      ['Phone', 'CreateTime'],
      ['Sender', 'CreateTime'],
      ['DeviceID', 'CreateTime'],
    ],
  }),
  phoneTokens: table({
    columns: { TokenHash: 'text', Phone: 'text', Expires: 'text' },
    key: ['TokenHash'],
  }),
  accounts: table({
    columns: {
      /** `player:<id>`, or `house:<what>` (may go below zero). */
      Owner: 'text',
      ItemID: 'integer',
      Balance: 'integer',
    },
    key: ['Owner', 'ItemID'],
  }),
  transfers: table({
    columns: {
      ID: 'text',
      Fingerprint: 'text',
      Reason: 'text',
      Source: 'text',
      /** `posted` or `failed`: an id that failed stays failed. */
      Status: 'text',
      FailureCode: 'integer',
      /** The transfer that this one takes back, or empty. */
      Reverses: 'text',
      CreateTime: 'text',
    },
    key: ['ID'],
    indexes: [['Reverses']],
  }),
  entries: table({
    columns: {
      TransferID: 'text',
      Line: 'integer',
      Owner: 'text',
      ItemID: 'integer',
      Amount: 'integer',
      BeforeAmount: 'integer',
      AfterAmount: 'integer',
      CreateTime: 'text',
    },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'ItemID', 'CreateTime']],
  }),
  channels: table({
    columns: { Channel: 'text', Epoch: 'text', Seq: 'integer' },
    key: ['Channel'],
  }),
  messages: table({
    columns: {
      Channel: 'text',
      Seq: 'integer',
      ID: 'text',
      ChannelType: 'integer',
      FromID: 'text',
      /** The sender as shown when it was sent. */
      Sender: 'json',
      SenderType: 'integer',
      Flag: 'integer',
      Message: 'text',
      OriginalMessage: 'text',
      ReplyID: 'text',
      Reply: 'json',
      AutoReply: 'json',
      ClubName: 'text',
      CreateTime: 'text',
    },
    key: ['Channel', 'Seq'],
    unique: [['ID']],
    indexes: [
      ['Channel', 'CreateTime'],
      ['FromID', 'CreateTime'],
    ],
  }),
  readMarks: table({
    columns: { PlayerID: 'text', Channel: 'text', Seq: 'integer' },
    key: ['PlayerID', 'Channel'],
  }),
  clubs: table({
    columns: { ClubID: 'text', ClubName: 'text', AllianceID: 'text', HasChat: 'boolean', CreateTime: 'text' },
    key: ['ClubID'],
    unique: [['ClubName']],
    indexes: [['AllianceID']],
  }),
  alliances: table({
    columns: { AllianceID: 'text', AllianceName: 'text' },
    key: ['AllianceID'],
  }),
  games: table({
    columns: {
      GameCode: 'text',
      Position: 'integer',
      GameNames: 'json',
      /** All names and the code, folded, for search. */
      SearchKey: 'text',
      Provider: 'text',
      Category: 'text',
      Hot: 'boolean',
      New: 'boolean',
      Jackpot: 'integer',
      MinBet: 'integer',
      MaxBet: 'integer',
      Volatility: 'integer',
      Playable: 'boolean',
    },
    key: ['GameCode'],
    indexes: [['Position']],
  }),
  tickerItems: table({
    columns: { ID: 'text', Item: 'json', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
  idempotency: table({
    columns: {
      /** `<player or address>:<row>`. */
      Scope: 'text',
      R: 'text',
      Fingerprint: 'text',
      /** The first answer: its code and result. */
      Code: 'integer',
      Answer: 'json',
      CreateTime: 'text',
    },
    key: ['Scope', 'R'],
    indexes: [['CreateTime']],
  }),
  pushOutbox: table({
    columns: { ID: 'text', Position: 'integer', Push: 'json' },
    key: ['ID', 'Position'],
  }),
  outboxTexts: table({
    columns: { ID: 'text', To: 'text', Channel: 'text', Text: 'text', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['To', 'CreateTime']],
  }),
  settings: table({
    columns: { Name: 'text', Value: 'json' },
    key: ['Name'],
  }),
  auditLog: table({
    columns: { ID: 'text', Actor: 'text', Action: 'text', Subject: 'text', Detail: 'json', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
} as const;

export type Tables = typeof TABLES;
export type TableName = keyof Tables;
