import * as z from 'zod/mini';
import { HEARTS_MAX, LivePoll, POLL_ANSWERS, PollSeconds, RoomID } from '../entities/live.ts';
import { operation, pushOf } from '../operation.ts';

/** Operations in which all viewers of a room take part: hearts and polls. */
const defaults = {
  socket: 'chat',
  group: 'live',
  origin: 'added',
  section: 'specification 1 §7 (live); decisions §5',
} as const;

/** Absent means the caller's own room. A co-moderator names the room. */
const ownRoom = { RoomID: z.optional(RoomID) };
const PollID = z.string().check(z.minLength(1), z.maxLength(64));
const Text = z.string().check(z.maxLength(1024));

export const sendHearts = operation({
  ...defaults,
  caller: 'player',
  op: 15740,
  name: 'sendHearts',
  effect: 'read',
  rate: { limit: 20, seconds: 10 },
  request: z.strictObject({ Count: z.int().check(z.minimum(1), z.maximum(HEARTS_MAX)) }),
  result: z.object({ RoomID, Count: z.int().check(z.minimum(1)) }),
  codes: [300009, 300015],
  summary:
    'Gives hearts to the room of this connection. They are counted for the next 15742 and not kept; while the room is off air they are dropped. 300015: the connection is in no room.',
});

export const heartsCounted = pushOf(sendHearts, {
  op: 15742,
  name: 'heartsCounted',
  audience: 'channel',
  result: z.object({ RoomID, Count: z.int().check(z.minimum(1)) }),
  summary: 'The hearts of all viewers of the room since the push before; at most once a second.',
});

export const openPoll = operation({
  ...defaults,
  caller: 'member',
  op: 15750,
  name: 'openPoll',
  effect: 'write',
  rate: { limit: 20, seconds: 60 },
  request: z.strictObject({
    ...ownRoom,
    Question: Text,
    Answers: z.array(Text).check(z.minLength(POLL_ANSWERS.least), z.maxLength(POLL_ANSWERS.most)),
    Seconds: PollSeconds,
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Question'],
  result: z.object({ RoomID, Poll: LivePoll }),
  codes: [200024, 200067, 200068, 200221, 300009, 300011, 300013, 300014],
  summary:
    'Asks the viewers of the room, and replaces the result of the poll before. Texts follow the rules of the chat. 300013: the caller is neither host nor co-moderator. 300014: a poll is open.',
});

export const pollChanged = pushOf(openPoll, {
  op: 15752,
  name: 'pollChanged',
  audience: 'channel',
  result: z.object({ RoomID, Poll: z.nullable(LivePoll) }),
  summary:
    'The poll of the room that the connection is in began, has new votes (at most once a second), or is over. Null a minute after its end.',
});

export const votePoll = operation({
  ...defaults,
  caller: 'member',
  op: 15760,
  name: 'votePoll',
  effect: 'write',
  request: z.strictObject({
    PollID,
    /** The place of the answer, counted from 0. */
    Answer: z.int().check(z.minimum(0), z.maximum(POLL_ANSWERS.most - 1)),
  }),
  result: z.object({ RoomID, Poll: LivePoll, PollAnswer: z.int().check(z.minimum(0)) }),
  codes: [300009, 300011, 300014, 300015, 300016],
  summary:
    'Votes in the poll of the room that the connection is in. 300014: the player voted already. 300015: the connection is in no room. 300016: the poll is over.',
});

export const endPoll = operation({
  ...defaults,
  caller: 'member',
  op: 15770,
  name: 'endPoll',
  effect: 'write',
  request: z.strictObject({ ...ownRoom, PollID }),
  result: z.object({ RoomID, Poll: LivePoll }),
  codes: [300009, 300011, 300013, 300016],
  summary: 'Ends a poll before its time. 300013: the caller is neither host nor co-moderator. 300016: it is over.',
});
