import * as z from 'zod/mini';
import { ChannelRef } from '../entities/channel.ts';
import { LocaleID, LocalisedText, Page, PlayerID, perPage, Time } from '../entities/identifiers.ts';
import { Alliance, ChatMessage, PrivateRoom, TopAnnouncement, UnreadCounts } from '../entities/message.ts';
import { PlayerSummary } from '../entities/player.ts';
import { writtenText } from '../entities/writtenText.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'chat', group: 'chat', origin: 'spec', caller: 'player' } as const;

const text = {
  Message: z.string().check(z.maxLength(4096)),
  ReplyID: z.optional(z.string().check(z.maxLength(64))),
  Decode: z.optional(z.boolean()),
} as const;
const pageOfMessages = {
  Page,
  PerPage: perPage(20, 100),
  /** Messages with CreateTime at or before it. Absent means now. */
  StartTime: z.optional(Time),
} as const;
const MessagePage = z.object({ List: z.array(ChatMessage), Total: z.int().check(z.minimum(0)), Epoch: z.string() });

export const sendPublicMessage = operation({
  ...defaults,
  op: 30000,
  name: 'sendPublicMessage',
  effect: 'write',
  request: z.strictObject(text),
  texts: ['Message'],
  result: ChatMessage,
  codes: [200024, 200067, 200068, 200069],
  summary:
    'Sends to the public channel, which also marks it read: a client that sees its own message there counts no public unread. 200068 has Reason and Until.',
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
  ...defaults,
  op: 30020,
  name: 'getHistory',
  effect: 'read',
  request: z.strictObject({ ...ChannelRef.shape, ...pageOfMessages }),
  result: MessagePage,
  codes: [100013, 200105],
  summary: 'A page of a channel’s messages, newest first; messages of the same time are ordered by Seq.',
  section: 'specification 1 §7; decisions §2',
});

export const getUnread = operation({
  ...defaults,
  op: 30040,
  name: 'getUnread',
  effect: 'read',
  request: z.strictObject({}),
  result: UnreadCounts,
  summary: 'The unread counters.',
  section: 'specification 1 §3, §7',
});

export const markRead = operation({
  ...defaults,
  op: 30050,
  name: 'markRead',
  effect: 'write',
  request: z.strictObject(ChannelRef.shape),
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
  summary:
    'The counters after a private, club, alliance or announcement channel was read, on another connection or by sending to it. A message of another player adds one by its own push.',
});

export const sendPrivateMessage = operation({
  ...defaults,
  op: 30010,
  name: 'sendPrivateMessage',
  effect: 'write',
  request: z.strictObject({
    ...text,
    PlayerID,
    /** The language of an automatic reply. */
    Lang: z._default(LocaleID, 'zh_tw'),
  }),
  texts: ['Message'],
  result: ChatMessage,
  codes: [100013, 200024, 200067, 200068, 200069, 200070],
  summary:
    'Sends to one player. Members can write to customer service and to players who have them as a friend; from the tier of CHAT_MIN_VIP to anyone. 200070: either player has blocked the other. Customer service answers known questions by itself.',
  section: 'specification 1 §7, 2 §7; decisions §5',
});

export const privateMessage = pushOf(sendPrivateMessage, {
  op: 30012,
  name: 'privateMessage',
  audience: 'player',
  result: ChatMessage,
  summary: 'A private message, to both sides; PlayerID is the other side for each receiver.',
});

export const sendClubMessage = operation({
  ...defaults,
  op: 30080,
  name: 'sendClubMessage',
  effect: 'write',
  request: z.strictObject({ ...text, ChannelType: z.union([z.literal(3), z.literal(4)]) }),
  texts: ['Message'],
  result: ChatMessage,
  codes: [200024, 200067, 200068, 200069, 200105, 200109],
  summary:
    'Sends to the caller’s club (3) or alliance (4). 200105: in none; 200109: the leader has not opened the club’s chat.',
  section: 'specification 1 §6, §7; decisions §5, §6',
});

export const clubMessage = pushOf(sendClubMessage, {
  op: 30082,
  name: 'clubMessage',
  audience: 'channel',
  result: ChatMessage,
  summary: 'A message of the player’s club or alliance; ChannelType says which.',
});

export const sendAnnouncement = operation({
  ...defaults,
  op: 30240,
  name: 'sendAnnouncement',
  effect: 'write',
  request: z.strictObject(text),
  texts: ['Message'],
  result: ChatMessage,
  codes: [200067, 200068, 200069, 300013],
  summary: 'Announces to everyone. 300013: the caller is no operator.',
  section: 'specification 1 §7; decisions §5',
});

export const announcementMessage = pushOf(sendAnnouncement, {
  op: 30242,
  name: 'announcementMessage',
  audience: 'channel',
  result: ChatMessage,
  summary: 'An announcement.',
});

export const getAnnouncementHistory = operation({
  ...defaults,
  op: 30250,
  name: 'getAnnouncementHistory',
  effect: 'read',
  request: z.strictObject(pageOfMessages),
  result: MessagePage,
  summary: 'A page of the announcements, newest first.',
  section: 'specification 1 §7; decisions §2',
});

export const getPrivateRooms = operation({
  ...defaults,
  op: 30030,
  name: 'getPrivateRooms',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({
    List: z.array(PrivateRoom),
    Total: z.int().check(z.minimum(0)),
    /** The player to write to for help. Null if the operator named none. Added. */
    CustomerService: z.nullable(z.extend(PlayerSummary, { Online: z.boolean() })),
  }),
  summary: 'Lists the player’s private rooms, the room with the newest message first.',
  section: 'specification 1 §3, §7',
});

export const getAlliances = operation({
  ...defaults,
  op: 30090,
  name: 'getAlliances',
  effect: 'read',
  request: z.strictObject({
    Page: z._default(Page, 1),
    PerPage: perPage(20, 100),
    /** Only this alliance. */
    AllianceID: z.optional(z.string().check(z.maxLength(32))),
  }),
  result: z.object({ List: z.array(Alliance), Total: z.int().check(z.minimum(0)) }),
  summary: 'Lists the alliances with their clubs.',
  section: 'specification 1 §3, §7',
});

export const getTopAnnouncement = operation({
  ...defaults,
  op: 30260,
  name: 'getTopAnnouncement',
  effect: 'read',
  request: z.strictObject({ Lang: z._default(LocaleID, 'zh_tw') }),
  result: z.object({ Announcement: z.nullable(TopAnnouncement) }),
  summary: 'The announcement above the chat; null if there is none.',
  section: 'specification 1 §3, §7',
});

export const topAnnouncementChanged = pushOf(getTopAnnouncement, {
  op: 30262,
  name: 'topAnnouncementChanged',
  audience: 'all',
  result: z.object({
    Announcement: z.nullable(z.extend(TopAnnouncement, { Title: LocalisedText, Content: LocalisedText })),
  }),
  summary: 'The announcement above the chat changed, in every language. Null means that it was removed.',
});

export const reportMessage = operation({
  ...defaults,
  op: 15500,
  name: 'reportMessage',
  origin: 'added',
  effect: 'write',
  request: z.strictObject({
    /** The id of a message in a channel that the player can read. */
    ID: z.string().check(z.minLength(1), z.maxLength(64)),
    Reason: writtenText(200),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Reason'],
  result: z.object({}),
  codes: [300011, 300014, 300018],
  rate: { limit: 10, seconds: 60 },
  summary: 'Reports a message to the moderators, with its text. 300014: the player reported it already.',
  section: 'specification 2 §2 (report); decisions §5',
});

export const getOnlineCount = operation({
  ...defaults,
  op: 15510,
  name: 'getOnlineCount',
  origin: 'added',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ Count: z.int().check(z.minimum(0)) }),
  summary: 'How many connected players a public message reaches, as of some seconds ago.',
  section: 'decisions 0057',
});
