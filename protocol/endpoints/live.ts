import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LiveRoom, RoomID } from '../entities/live.ts';

export const getStreamInfo = endpoint({
  method: 'POST',
  path: '/api/v1/live/stream/get_info',
  name: 'getStreamInfo',
  group: 'live',
  origin: 'spec',
  access: 'maybeToken',
  effect: 'read',
  request: z.strictObject({
    /** Absent: the room of 30270. */
    RoomID: z.optional(RoomID),
  }),
  result: z.object({ RoomInfo: LiveRoom }),
  codes: [300009, 300011, 300017],
  summary:
    'A live room and the address of its stream, for everyone, without a sign-in. 300017 (Until): the token belongs to a player whom the host removed.',
  section: 'specification 1 §7',
});
