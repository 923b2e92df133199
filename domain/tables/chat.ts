import * as z from 'zod/mini';
import { ChatMessage } from '#protocol/entities/message.ts';
import { PlayerSummary } from '#protocol/entities/player.ts';
import { json, table } from '../table.ts';

/** A sender as a message keeps them; its picture's other name is left out. */
const KeptSender = z.omit(PlayerSummary, { PictureURL: true });

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
      /** The sender as shown when it was sent; null: the system. */
      Sender: json(z.nullable(KeptSender)),
      SenderType: 'integer',
      Flag: 'integer',
      Message: 'text',
      OriginalMessage: 'text',
      ReplyID: 'text',
      Reply: json(ChatMessage.shape.Reply),
      AutoReply: json(z.array(z.string())),
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
  /** What the limit of sends counts; read and written under the lock of the player's marks. */
  sendTimes: table({
    columns: {
      PlayerID: 'text',
      /** Milliseconds of the last sends, oldest first; at most as many as the limit. */
      Times: json(z.array(z.int())),
    },
    key: ['PlayerID'],
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
