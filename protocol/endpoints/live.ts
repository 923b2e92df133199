import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LiveRoom, RoomID } from '../entities/live.ts';

export const getLiveFrame = endpoint({
  method: 'GET',
  path: '/api/v1/live/frame',
  name: 'getLiveFrame',
  group: 'live',
  origin: 'added',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({ ID: z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'must be the id of a frame')) }),
  result: z.object({}),
  body: 'file',
  media: 'image/jpeg',
  codes: [100000, 300009, 300011],
  rate: { limit: 240, seconds: 60 },
  summary: 'A frame of a room’s stream, a JPEG. The newest one of a room is answered, and no other.',
  section: 'specification 1 §7',
});

export const getStreamInfo = endpoint({
  method: 'POST',
  path: '/api/v1/live/stream/get_info',
  name: 'getStreamInfo',
  group: 'live',
  origin: 'spec',
  access: 'maybeToken',
  effect: 'read',
  request: z.strictObject({
    /** Absent means the room of 30270. */
    RoomID: z.optional(RoomID),
  }),
  result: z.object({ RoomInfo: LiveRoom }),
  codes: [300009, 300011, 300017],
  summary:
    'A live room and the address of its stream, for everyone, without a sign-in. 300017 (Until): the token belongs to a player whom the host removed.',
  section: 'specification 1 §7',
});
