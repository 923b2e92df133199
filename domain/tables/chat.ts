import * as z from 'zod/mini';
import { ChatMessage } from '#protocol/entities/message.ts';
import { PlayerSummary } from '#protocol/entities/player.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

/** The sender as stored with a message, without the picture's second address. */
const KeptSender = z.omit(PlayerSummary, { PictureURL: true });

export const chatTables = {
  channels: table({
    columns: { Channel: key('text'), Epoch: plain('text'), Seq: key('integer') },
    key: ['Channel'],
  }),
  messages: table({
    columns: {
      Channel: key('text', { references: 'channels' }),
      Seq: key('integer'),
      ID: key('text'),
      ChannelType: plain('integer'),
      FromID: key('player'),
      /** The sender as shown at that time. Null for the system. */
      Sender: personal(json(z.nullable(KeptSender))),
      SenderType: plain('integer'),
      Flag: plain('integer'),
      Message: personal('text'),
      OriginalMessage: personal('text'),
      ReplyID: key('text'),
      Reply: personal(json(ChatMessage.shape.Reply)),
      AutoReply: plain(json(z.array(z.string()))),
      ClubName: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['Channel', 'Seq'],
    unique: [['ID']],
    indexes: [
      ['Channel', 'CreateTime'],
      ['FromID', 'CreateTime'],
    ],
  }),
  readMarks: table({
    columns: { PlayerID: key('player'), Channel: key('text', { references: 'channels' }), Seq: key('integer') },
    key: ['PlayerID', 'Channel'],
  }),
  /** The times by which the sending limit counts. They are read and written while the caller holds the lock of the player's marks. */
  sendTimes: table({
    columns: {
      PlayerID: key('player'),
      /** The milliseconds of the last sends, oldest first. There are at most as many as the limit. */
      Times: counted(json(z.array(z.int()))),
    },
    key: ['PlayerID'],
  }),
  /** Each side's view of a private room. Both sides get a row with the first message of the room. */
  privateRooms: table({
    columns: {
      PlayerID: key('player'),
      OtherID: key('player'),
      Channel: key('text', { references: 'channels' }),
      /** Place and time of the newest message. */
      LastSeq: counted('integer'),
      LastTime: plain('text'),
    },
    key: ['PlayerID', 'OtherID'],
    indexes: [['PlayerID', 'LastTime']],
  }),
  staff: table({
    columns: {
      PlayerID: key('player'),
      /** `operator` makes announcements, and `customerService` answers players. */
      Role: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['Role']],
  }),
  /** Reported messages as they were written, for moderators. */
  messageReports: table({
    columns: {
      MessageID: key('text'),
      ReporterID: key('player'),
      Reason: personal('text'),
      Channel: key('text', { references: 'channels' }),
      Seq: key('integer'),
      FromID: key('player'),
      /** The original text, also of a masked message. */
      OriginalMessage: personal('text'),
      /** `open` until a moderator decides. */
      Status: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['MessageID', 'ReporterID'],
    indexes: [
      ['Status', 'CreateTime'],
      ['FromID', 'CreateTime'],
      ['ReporterID', 'CreateTime'],
    ],
  }),
} as const;
