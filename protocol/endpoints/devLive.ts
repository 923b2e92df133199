import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { RoomID } from '../entities/live.ts';

export const setPublisher = endpoint({
  method: 'POST',
  group: 'dev',
  origin: 'added',
  access: 'anyone',
  rate: null,
  section: 'decisions §1',
  path: '/dev/live',
  name: 'setPublisher',
  effect: 'write',
  request: z.strictObject({
    RoomID,
    /** Whether a publisher sends the stream. Another publisher takes over. */
    OnAir: z.boolean(),
    /** A frame of the stream: a JPEG in base64 without padding. */
    Frame: z.optional(z.string().check(z.maxLength(300_000))),
    /** Whether the publisher reports that no pictures come. */
    Stalled: z._default(z.boolean(), false),
  }),
  result: z.object({}),
  codes: [300011],
  summary:
    'Starts or ends the publisher of a room, as a media server reports it, without a stream. It is over after a minute without numbers.',
});
