import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const defaults = { group: 'picture', origin: 'spec', access: 'anyone' } as const;

export const uploadHeadshot = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/v1/headshot',
  name: 'uploadHeadshot',
  // The picture is decoded before its unit of work, so that the writer does not wait. The same picture again changes nothing.
  effect: 'read',
  request: z.strictObject({ Token: z.string().check(z.maxLength(256)), Img: z.string() }),
  result: z.object({ PicURL: z.string() }),
  success: 0,
  codes: [100005, 100014, 300005, 300019],
  rate: { limit: 30, seconds: 60 },
  maxBytes: 3 * 1024 * 1024,
  summary:
    'Uploads a picture and shows it: a data URL of a JPEG of at most 2 MiB and 12 megapixels, 4 if it is progressive (300005), that is a valid JPEG (300019). It is cut square, turned upright and encoded again without metadata. 300002: too many pictures wait to be decoded. The newest five of a player are stored. An empty picture shows the default avatar.',
  section: 'specification 2 §5, §7',
});

export const getHeadshot = endpoint({
  ...defaults,
  origin: 'added',
  method: 'GET',
  path: '/api/v1/headshot',
  name: 'getHeadshot',
  effect: 'read',
  request: z.strictObject({ ID: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a picture id')) }),
  result: z.object({}),
  body: 'file',
  media: 'image/jpeg',
  codes: [100000, 300011],
  rate: { limit: 240, seconds: 60 },
  summary: 'A picture by the digest of its bytes: it never changes, and may be cached for a year.',
  section: 'specification 2 §7',
});
