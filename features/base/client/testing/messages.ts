import type { ChatMessage } from '#protocol/entities/message.ts';

/** A complete, plain message of the public channel. Tests change the fields that they are about. */
export const messageOf = (seq: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  ID: `message-${seq}`,
  Seq: seq,
  ChannelType: 1,
  From: '80013526',
  Sender: { PlayerID: '80013526', Name: '夜行者小葵', VIPLevel: 3, PicURL: '', PictureURL: '', PictureSetting: 2 },
  SenderType: 0,
  Flag: 0,
  Message: `第 ${seq} 則`,
  CreateTime: '2026-11-20T12:00:00.000Z',
  ReplyID: '',
  Reply: null,
  PlayerID: '',
  AutoReply: [],
  ColorID: 3,
  ClubName: '',
  ...changes,
});
