import type { ChatMessage } from '#protocol/entities/message.ts';
import { writePush } from '#protocol/frame.ts';
import { publicMessage } from '#protocol/operations/chat.ts';

/** A typical message of the public channel. */
export const MESSAGE: ChatMessage = {
  ID: '5f2b7a0e-3c1d-4b8e-9f60-1d2c3b4a5f6e',
  Seq: 1042,
  ChannelType: 1,
  From: '10000002',
  Sender: {
    PlayerID: '10000002',
    Name: '青山不改',
    VIPLevel: 8,
    PicURL: '/art/avatars/owl.svg',
    PictureURL: '/art/avatars/owl.svg',
    PictureSetting: 1,
  },
  SenderType: 0,
  Flag: 0,
  Message: '今晚八點一起進場嗎？上次那一把真的太精彩了，大家都在等。',
  CreateTime: '2026-11-20T12:34:56.789Z',
  ReplyID: '',
  Reply: null,
  PlayerID: '',
  AutoReply: [],
  ColorID: 8,
  ClubName: '青龍會',
};

export const PUSH_TEXT = writePush(publicMessage.op, MESSAGE);

/** Its bytes on the wire: four of frame head (for 126 to 65,535 bytes of text), then the text. */
export const PUSH_BYTES = 4 + Buffer.byteLength(PUSH_TEXT);
