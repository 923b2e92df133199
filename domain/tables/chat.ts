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
} as const;
