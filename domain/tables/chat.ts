import { table } from '../table.ts';

/** Channels, their messages and how far each player read. */
export const chatTables = {
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
  /** Each side's view of a private room; both get one with its first message. */
  privateRooms: table({
    columns: {
      PlayerID: 'text',
      OtherID: 'text',
      Channel: 'text',
      /** The newest message: its place and its time. */
      LastSeq: 'integer',
      LastTime: 'text',
    },
    key: ['PlayerID', 'OtherID'],
    indexes: [['PlayerID', 'LastTime']],
  }),
  /** Players who speak for the house. */
  staff: table({
    columns: {
      PlayerID: 'text',
      /** `operator` announces, `customerService` answers players. */
      Role: 'text',
    },
    key: ['PlayerID'],
    indexes: [['Role']],
  }),
  /** Messages that players reported, as they were written, for moderators. */
  messageReports: table({
    columns: {
      MessageID: 'text',
      ReporterID: 'text',
      Reason: 'text',
      /** Where it stands and who wrote it. */
      Channel: 'text',
      Seq: 'integer',
      FromID: 'text',
      /** What was written, where the message was masked too. */
      OriginalMessage: 'text',
      /** `open` until a moderator has decided. */
      Status: 'text',
      CreateTime: 'text',
    },
    key: ['MessageID', 'ReporterID'],
    indexes: [
      ['Status', 'CreateTime'],
      ['FromID', 'CreateTime'],
      ['ReporterID', 'CreateTime'],
    ],
  }),
} as const;
