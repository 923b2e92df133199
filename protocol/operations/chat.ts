import { z } from 'zod';
import { ChannelRef } from '../entities/channel.ts';
import { Page, perPage, Time } from '../entities/identifiers.ts';
import { ChatMessage, UnreadCounts } from '../entities/message.ts';
import { operation, pushOf } from '../operation.ts';

const row = { socket: 'chat', group: 'chat', origin: 'spec', caller: 'player' } as const;

export const sendPublicMessage = operation({
  ...row,
  op: 30000,
  name: 'sendPublicMessage',
  effect: 'write',
  request: z.strictObject({
    Message: z.string().max(4096),
    ReplyID: z.string().max(64).optional(),
    Decode: z.boolean().optional(),
  }),
  texts: ['Message'],
  result: ChatMessage,
  codes: [200024, 200067, 200068, 200069],
  summary: 'Sends to the public channel.',
  section: 'specification 1 §5, §7; decisions §5',
});

export const publicMessage = pushOf(sendPublicMessage, {
  op: 30002,
  name: 'publicMessage',
  audience: 'channel',
  result: ChatMessage,
  summary: 'A message of the public channel.',
});

export const getHistory = operation({
  ...row,
  op: 30020,
  name: 'getHistory',
  effect: 'read',
  request: ChannelRef.extend({
    Page,
    PerPage: perPage(20, 100),
    /** Messages with CreateTime at or before it; absent: now. */
    StartTime: Time.optional(),
  }).strict(),
  result: z.object({ List: z.array(ChatMessage), Total: z.int().min(0), Epoch: z.string() }),
  codes: [100013, 200105],
  summary: 'A page of a channel’s messages, newest first; ties are broken by Seq.',
  section: 'specification 1 §7; decisions §2',
});

export const getUnread = operation({
  ...row,
  op: 30040,
  name: 'getUnread',
  effect: 'read',
  request: z.strictObject({}),
  result: UnreadCounts,
  summary: 'The unread counters.',
  section: 'specification 1 §3, §7',
});

export const markRead = operation({
  ...row,
  op: 30050,
  name: 'markRead',
  effect: 'write',
  request: ChannelRef.strict(),
  result: UnreadCounts,
  codes: [100013, 200105],
  summary: 'Marks a channel read up to its newest message; answers the counters after it.',
  section: 'specification 1 §4, §7',
});

export const unreadChanged = pushOf(markRead, {
  op: 30052,
  name: 'unreadChanged',
  audience: 'player',
  result: UnreadCounts,
  summary: 'The counters after a channel was read on another connection of the player.',
});
