import * as z from 'zod/mini';
import { Amount, Page, PlayerID, perPage, Time } from '../entities/identifiers.ts';
import { GameCode } from '../entities/game.ts';
import {
  ArrivalVip,
  LiveGiver,
  LiveRoom,
  RoomFacts,
  RoomID,
  RoomSettings,
  RoomStatus,
  SlowSeconds,
} from '../entities/live.ts';
import { ReportReason } from '../entities/report.ts';
import { ChatMessage } from '../entities/message.ts';
import { PlayerSummary } from '../entities/player.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'chat',
  group: 'live',
  origin: 'spec',
  caller: 'player',
  section: 'specification 1 §4, §7; decisions §2',
} as const;
const own = { ...defaults, caller: 'member' } as const;

/** Absent means the room that the connection is in. */
const here = { RoomID: z.optional(RoomID) };
/** Absent means the caller's own room. */
const ownRoom = { RoomID: z.optional(RoomID) };

export const joinRoom = operation({
  ...defaults,
  op: 30120,
  name: 'joinRoom',
  effect: 'read',
  request: z.strictObject({ RoomID }),
  result: z.object({
    RoomInfo: LiveRoom,
    /** The position of the room's chat: later messages arrive as pushes, missed ones by 13100. */
    Epoch: z.string(),
    Seq: z.int().check(z.minimum(0)),
    /** The end of the host's mute of this player in the room. Empty if the player is not muted. */
    MutedUntil: z.union([Time, z.literal('')]),
  }),
  codes: [200221, 300009, 300011, 300017],
  summary:
    'Joins a room with this connection, which leaves its earlier room; a new connection joins again. 200221: joined to watch, since the room has no chat; its Result has RoomInfo all the same. 300017: the host removed the player until Until.',
});

export const leaveRoom = operation({
  ...defaults,
  op: 30130,
  name: 'leaveRoom',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({}),
  summary: 'Leaves the room of this connection, if it is in one; closing the connection does so too.',
});

export const sendLiveMessage = operation({
  ...defaults,
  op: 30100,
  name: 'sendLiveMessage',
  effect: 'write',
  request: z.strictObject({
    Message: z.string().check(z.maxLength(4096)),
    ReplyID: z.optional(z.string().check(z.maxLength(64))),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Message'],
  result: ChatMessage,
  codes: [200024, 200067, 200068, 200069, 200221, 300009, 300015, 300051],
  summary:
    'Sends to the room of this connection. 300015: it is in none; 200068: also if the host muted the player. 300051: slow mode, until Until; the host and co-moderators are exempt.',
  section: 'specification 1 §7; decisions §5',
});

export const liveMessage = pushOf(sendLiveMessage, {
  op: 30102,
  name: 'liveMessage',
  audience: 'channel',
  result: ChatMessage,
  summary: 'A message of the room that the connection is in.',
});

export const getLiveHistory = operation({
  ...defaults,
  op: 30110,
  name: 'getLiveHistory',
  effect: 'read',
  request: z.strictObject({
    ...here,
    Page,
    PerPage: perPage(20, 100),
    /** Messages with CreateTime at or before it. Absent means now. */
    StartTime: z.optional(Time),
  }),
  result: z.object({ List: z.array(ChatMessage), Total: z.int().check(z.minimum(0)), Epoch: z.string() }),
  codes: [300009, 300011, 300015, 300017],
  summary:
    'A page of a room’s messages, newest first. A message that was hidden has an empty text. 300015: no room is named and the connection is in none; 300017: the host removed the player.',
});

export const getViewers = operation({
  ...defaults,
  op: 30140,
  name: 'getViewers',
  effect: 'read',
  request: z.strictObject({ ...here, Page: z._default(Page, 1), PerPage: perPage(50, 100) }),
  result: z.object({ RoomID, List: z.array(PlayerSummary), Total: z.int().check(z.minimum(0)) }),
  codes: [300009, 300011, 300015, 300017],
  summary:
    'Lists the viewers of a room in the order in which they came; Total is the online count, one for each player. 300017: the host removed the player.',
});

export const onlineCount = pushOf(getViewers, {
  op: 30142,
  name: 'onlineCount',
  audience: 'channel',
  result: z.object({ RoomID, Count: z.int().check(z.minimum(0)) }),
  summary: 'The number of viewers in the room; at most once a second.',
});

export const viewersArrived = pushOf(getViewers, {
  op: 30143,
  name: 'viewersArrived',
  audience: 'channel',
  /** The first names, and the number of all arrivals of the line. */
  result: z.object({ RoomID, List: z.array(PlayerSummary), Count: z.int().check(z.minimum(1)) }),
  summary:
    'Viewers of the tier that the host chose (30300) came in; at most one push in four seconds. A player who hides it (15320), or was here in the last ten minutes, is left out.',
});

export const getRooms = operation({
  ...defaults,
  op: 30220,
  name: 'getRooms',
  effect: 'read',
  request: z.strictObject({
    Page: z._default(Page, 1),
    PerPage: perPage(20, 100),
    /** Only rooms whose host the caller follows. */
    FollowedOnly: z._default(z.boolean(), false),
    /** Only rooms in which this game is played. */
    GameCode: z.optional(GameCode),
  }),
  result: z.object({ List: z.array(LiveRoom), Total: z.int().check(z.minimum(0)) }),
  codes: [300009],
  summary: 'Lists the live rooms, those on air first.',
});

export const getDefaultLive = operation({
  ...defaults,
  op: 30270,
  name: 'getDefaultLive',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ RoomInfo: z.nullable(LiveRoom) }),
  codes: [300009],
  summary: 'The room for the mini-player: the first room on air, otherwise the first; null if there is none.',
});

export const getRoomSettings = operation({
  ...own,
  op: 30320,
  name: 'getRoomSettings',
  effect: 'read',
  request: z.strictObject(ownRoom),
  result: RoomSettings,
  codes: [300009, 300011, 300013],
  summary: "The host's settings of the room. 300013: the caller is not its host.",
});

export const roomChanged = pushOf(getRoomSettings, {
  op: 30322,
  name: 'roomChanged',
  audience: 'channel',
  result: RoomFacts,
  summary: 'The room that the connection is in changed: title, on or off air, chat, game, slow mode.',
});

export const updateRoomSettings = operation({
  ...own,
  op: 30300,
  name: 'updateRoomSettings',
  effect: 'write',
  request: z.strictObject({
    ...ownRoom,
    Title: z.optional(z.string().check(z.maxLength(1024))),
    Status: z.optional(RoomStatus),
    HasChat: z.optional(z.boolean()),
    /** A game of the lobby, or empty. */
    GameCode: z.optional(z.union([GameCode, z.literal('')])),
    SlowSeconds: z.optional(SlowSeconds),
    ArrivalVip: z.optional(ArrivalVip),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Title'],
  names: ['Title'],
  result: RoomSettings,
  codes: [200067, 300009, 300011, 300013],
  summary:
    'Changes the given settings; the title is trimmed and may not be empty. 300011: also no such game. 300013: the caller is not the host.',
  section: 'specification 1 §5, §7',
});

export const resetStreamKey = operation({
  ...own,
  op: 30310,
  name: 'resetStreamKey',
  effect: 'write',
  request: z.strictObject(ownRoom),
  result: z.object({ RoomID, StreamKey: z.string() }),
  codes: [300009, 300011, 300013],
  rate: { limit: 10, seconds: 60 },
  keepsAnswer: false,
  summary:
    'Gives the room a new stream key, shown only this time (also for the same R again); the old key stops working. 300013: the caller is not the host.',
});

const added = { ...defaults, origin: 'added', section: 'specification 1 §7 (live); decisions §5' } as const;

export const followRoom = operation({
  ...added,
  op: 15680,
  name: 'followRoom',
  effect: 'write',
  request: z.strictObject({
    RoomID,
    Following: z.boolean(),
    /** Whether 15682 is pushed when the room goes on air. */
    Notify: z._default(z.boolean(), true),
  }),
  result: z.object({ RoomID, Following: z.boolean(), Notify: z.boolean(), Followers: Amount }),
  codes: [300009, 300011, 300017, 300018],
  summary:
    'Follows the host of a room, changes the notice, or ends both. 300017: the host removed the player. 300018: the caller is the host.',
});

export const hostOnAir = pushOf(followRoom, {
  op: 15682,
  name: 'hostOnAir',
  audience: 'player',
  result: z.object({ ...RoomFacts.shape, Host: LiveRoom.shape.Host }),
  summary: 'A room that the player follows went on air: once for a session, and at most once in 30 minutes for a room.',
});

export const getTopGivers = operation({
  ...added,
  op: 15690,
  name: 'getTopGivers',
  effect: 'read',
  request: z.strictObject({ ...here, PerPage: perPage(10, 50) }),
  result: z.object({
    RoomID,
    /** The session that is on air, otherwise the last session. Empty means that there was no session. */
    SessionID: z.string(),
    Gifts: Amount,
    Worth: Amount,
    List: z.array(LiveGiver),
    /** The caller's own worth and place, counted from 1. */
    Own: z.object({ Worth: Amount, Place: Amount }),
  }),
  codes: [300009, 300011, 300015, 300017],
  summary:
    'The players who gave the host the most in the session; 30212 has the newest sums. 300015: no room is named and the connection is in none; 300017: the host removed the player.',
});

export const reportRoom = operation({
  ...added,
  caller: 'member',
  op: 15730,
  name: 'reportRoom',
  effect: 'write',
  rate: { limit: 5, seconds: 60 },
  request: z.strictObject({
    RoomID,
    /** A player in the room. Absent means the host. */
    PlayerID: z.optional(PlayerID),
    Reason: ReportReason,
    Text: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  result: z.object({
    ReportID: z.string(),
    /** Whether the last frame of the stream is kept with the report. */
    HasFrame: z.boolean(),
  }),
  codes: [100013, 300009, 300011, 300014, 300018],
  summary:
    'Reports a room, or a player in it, to the operators, with title and last frame. 300014: a report of the same player is open. 300018: of the caller.',
});

export {
  blockViewer,
  getLiveSessions,
  getModerators,
  getSanctions,
  getStreamHealth,
  hideLiveMessage,
  kickViewer,
  liveMessageHidden,
  moderatorChanged,
  muteViewer,
  pinLiveMessage,
  pinnedChanged,
  setModerator,
  viewerKicked,
  viewerMuted,
} from './liveHost.ts';
export { endPoll, heartsCounted, openPoll, pollChanged, sendHearts, votePoll } from './liveCrowd.ts';
