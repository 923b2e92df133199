import * as z from 'zod/mini';
import { Page, PlayerID, perPage, Time } from '../entities/identifiers.ts';
import {
  LiveModerator,
  LiveSanction,
  LiveSession,
  PinnedMessage,
  RoomID,
  StreamHealth,
  StreamSample,
} from '../entities/live.ts';
import { operation, pushOf } from '../operation.ts';

/** Operations of the host and the co-moderators of a room. */
const defaults = {
  socket: 'chat',
  group: 'live',
  origin: 'added',
  caller: 'member',
  section: 'specification 1 §7 (live); decisions §5',
} as const;

/** Absent means the caller's own room. A co-moderator names the room. */
const ownRoom = { RoomID: z.optional(RoomID) };
const Total = z.int().check(z.minimum(0));
const Seconds = z.int().check(z.minimum(0), z.maximum(7 * 24 * 60 * 60));
/** The note for the host and the co-moderators. The player does not see it. */
const Reason = z._default(z.string().check(z.maxLength(100)), '');

const sanction = {
  ...defaults,
  effect: 'write',
  codes: [100013, 300009, 300011, 300013, 300017, 300018],
} as const;

export const muteViewer = operation({
  ...sanction,
  op: 15600,
  name: 'muteViewer',
  request: z.strictObject({ ...ownRoom, PlayerID, Seconds, Reason }),
  result: z.object({ Until: z.union([Time, z.literal('')]) }),
  summary:
    'Mutes a player in the room for a time; 0 seconds lifts it. 300013: the caller is neither host nor co-moderator. 300017: the player is the host, or a co-moderator and the caller is not the host.',
});

export const viewerMuted = pushOf(muteViewer, {
  op: 15602,
  name: 'viewerMuted',
  audience: 'player',
  result: z.object({ RoomID, Until: z.union([Time, z.literal('')]) }),
  summary: 'The host of a room muted the player in it, with the end. An empty end means that the mute was lifted.',
});

export const kickViewer = operation({
  ...sanction,
  op: 15610,
  name: 'kickViewer',
  request: z.strictObject({ ...ownRoom, PlayerID, Seconds, Reason }),
  result: z.object({ Until: z.union([Time, z.literal('')]) }),
  summary:
    'Removes a player from the room, for a time without joining again; 0 seconds lifts it. 300013: the caller is neither host nor co-moderator. 300017: the player is the host, a co-moderator and the caller is not the host, or the host blocked the player.',
});

export const viewerKicked = pushOf(kickViewer, {
  op: 15612,
  name: 'viewerKicked',
  audience: 'player',
  result: z.object({ RoomID, Until: z.union([Time, z.literal('')]) }),
  summary:
    'The host of a room removed the player: all of the player’s connections have left it. An empty end means for good.',
});

export const blockViewer = operation({
  ...sanction,
  op: 15620,
  name: 'blockViewer',
  request: z.strictObject({ ...ownRoom, PlayerID, Blocked: z.boolean(), Reason }),
  result: z.object({ Blocked: z.boolean() }),
  codes: [100013, 300009, 300011, 300013, 300018],
  summary:
    'Removes a player from the caller’s room for good and ends the follow, or lifts that; 300017 of the room has no Until then. 300013: the caller is not the host.',
});

export const getSanctions = operation({
  ...defaults,
  op: 15630,
  name: 'getSanctions',
  effect: 'read',
  request: z.strictObject({ ...ownRoom, Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(LiveSanction), Total }),
  codes: [300009, 300011, 300013],
  summary:
    'Mutes, removals and blocks that are in force, newest first. 300013: the caller is neither host nor co-moderator.',
});

export const hideLiveMessage = operation({
  ...defaults,
  op: 15640,
  name: 'hideLiveMessage',
  effect: 'write',
  request: z.strictObject({ ...ownRoom, ID: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: z.object({ RoomID, ID: z.string() }),
  codes: [300009, 300011, 300013, 300017],
  summary:
    'Removes the text of a message from the room’s chat, from quotes of it and from the pin. 300013: the caller is neither host nor co-moderator. 300017: the host wrote it and the caller is a co-moderator.',
});

export const liveMessageHidden = pushOf(hideLiveMessage, {
  op: 15642,
  name: 'liveMessageHidden',
  audience: 'channel',
  result: z.object({
    RoomID,
    ID: z.string(),
    Seq: z.int(),
    ByID: PlayerID,
    ByName: z.string(),
  }),
  summary: 'A message of the room that the connection is in was hidden: its text is empty in the history too.',
});

export const pinLiveMessage = operation({
  ...defaults,
  op: 15650,
  name: 'pinLiveMessage',
  effect: 'write',
  request: z.strictObject({
    ...ownRoom,
    /** Empty removes the pinned message. */
    ID: z.string().check(z.maxLength(64)),
  }),
  result: z.object({ RoomID, Pinned: z.nullable(PinnedMessage) }),
  codes: [300009, 300011, 300013],
  summary:
    'Puts a message above the chat in place of the one before, or takes it away. 300011: no such message, or it is hidden. 300013: the caller is neither host nor co-moderator.',
});

export const pinnedChanged = pushOf(pinLiveMessage, {
  op: 15652,
  name: 'pinnedChanged',
  audience: 'channel',
  result: z.object({ RoomID, Pinned: z.nullable(PinnedMessage) }),
  summary: 'The message above the chat of the room that the connection is in. Null means that there is no message.',
});

export const setModerator = operation({
  ...sanction,
  op: 15660,
  name: 'setModerator',
  request: z.strictObject({ ...ownRoom, PlayerID, Moderator: z.boolean() }),
  result: z.object({ RoomID, Moderator: z.boolean() }),
  codes: [100013, 200121, 300009, 300011, 300013, 300014, 300017, 300018],
  summary:
    'Makes a member a co-moderator of the caller’s room, or ends it. 200121: a guest. 300013: the caller is not the host. 300014: the room has 10. 300017: the player is removed from the room.',
});

export const moderatorChanged = pushOf(setModerator, {
  op: 15662,
  name: 'moderatorChanged',
  audience: 'player',
  result: z.object({ RoomID, Moderator: z.boolean() }),
  summary: 'The player became a co-moderator of a room, or is none any more.',
});

export const getModerators = operation({
  ...defaults,
  op: 15670,
  name: 'getModerators',
  effect: 'read',
  request: z.strictObject(ownRoom),
  result: z.object({ List: z.array(LiveModerator) }),
  codes: [300009, 300011, 300013],
  summary: 'The co-moderators of a room, the first first. 300013: the caller is neither host nor co-moderator.',
});

export const getStreamHealth = operation({
  ...defaults,
  op: 15710,
  name: 'getStreamHealth',
  effect: 'read',
  request: z.strictObject({
    ...ownRoom,
    /** Samples later than this. Absent means the samples of the last ten minutes. */
    Since: z.optional(Time),
  }),
  result: z.object({
    RoomID,
    OnAir: z.boolean(),
    /** Null if there is no publisher. */
    Health: z.nullable(StreamHealth),
    /** The samples of the session that is on air, oldest first, at most 1,000. */
    Samples: z.array(StreamSample),
    Viewers: z.int().check(z.minimum(0)),
  }),
  codes: [300009, 300011, 300013],
  summary:
    'The numbers of the stream, new every two seconds, and samples every ten. 300013: the caller is not the host.',
});

export const getLiveSessions = operation({
  ...defaults,
  op: 15720,
  name: 'getLiveSessions',
  effect: 'read',
  request: z.strictObject({ ...ownRoom, Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(LiveSession), Total }),
  codes: [300009, 300011, 300013],
  summary: 'The sessions of the last year, newest first. 300013: the caller is not the host.',
});
