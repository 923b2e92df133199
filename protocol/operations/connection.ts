import * as z from 'zod/mini';
import { ChannelRef } from '../entities/channel.ts';
import { PlayerID, Time, Uuid } from '../entities/identifiers.ts';
import { ChatMessage, UnreadCounts } from '../entities/message.ts';
import { RESUME_CHANNELS } from '../limits.ts';
import { operation, pushOf } from '../operation.ts';

const Login = z.object({ ConnectionID: z.string(), ServerTime: Time, ProtocolVersion: z.string(), PlayerID });
const SIGN_IN_SUMMARY =
  'Signs the connection in with the session token of the frame. `Tab` is an id that the page makes once: a session has ten tabs, and one that comes on top closes the oldest with 4003. Without it a connection counts as a tab, and is refused with 300047 at the limit.';
const login = {
  socket: 'both',
  group: 'connection',
  caller: 'anyone',
  effect: 'read',
  /** `Tab`: the same on both sockets of a tab, made when its page loads. */
  request: z.strictObject({ Tab: z.optional(Uuid) }),
} as const;

export const signInChat = operation({
  ...login,
  op: 10000,
  name: 'signInChat',
  origin: 'spec',
  result: Login,
  codes: [100005, 100014, 300047],
  summary: SIGN_IN_SUMMARY,
  section: 'specification 1 §4, §7; decisions §2',
});

export const signInLobby = operation({
  ...login,
  op: 13010,
  name: 'signInLobby',
  origin: 'spec',
  result: Login,
  codes: [100005, 100014, 300047],
  summary: SIGN_IN_SUMMARY,
  section: 'specification 1 §7; decisions §2',
});

/** The reason why a session is over: another sign-in, a sign-out, a ban, its expiry. */
export const SessionEndReason = z.enum(['replaced', 'signedOut', 'disabled', 'expired']);
export type SessionEndReason = z.infer<typeof SessionEndReason>;

export const sessionEnded = pushOf(signInChat, {
  op: 10002,
  name: 'sessionEnded',
  audience: 'player',
  code: 100015,
  result: z.object({ Reason: SessionEndReason }),
  summary: 'The session was replaced, ended or expired; the connection closes with 4001.',
});

export const heartbeat = operation({
  op: 13120,
  name: 'heartbeat',
  socket: 'both',
  group: 'connection',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ ServerTime: Time }),
  summary: 'The heartbeat of a client, since browsers cannot see pings.',
  section: 'decisions §2',
});

export const ResumePoint = z.extend(ChannelRef, {
  Epoch: z.string().check(z.maxLength(64)),
  Seq: z.int().check(z.minimum(0)),
});
export type ResumePoint = z.infer<typeof ResumePoint>;

export const resume = operation({
  op: 13100,
  name: 'resume',
  socket: 'chat',
  group: 'connection',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Channels: z.array(ResumePoint).check(z.minLength(1), z.maxLength(RESUME_CHANNELS)) }),
  result: z.object({
    Channels: z.array(z.extend(ResumePoint, { Recovered: z.boolean(), List: z.array(ChatMessage) })),
    Unread: UnreadCounts,
  }),
  codes: [100013, 200105, 300011, 300017],
  summary:
    'Returns every missed message in each channel, in order, or marks that the history must be read again. 300017: the host removed the player from that live room.',
  section: 'decisions §2',
});
