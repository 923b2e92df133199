import * as z from 'zod/mini';
import { Ad, AdPlace, Platform } from '../entities/ad.ts';
import { LocaleID } from '../entities/identifiers.ts';
import { OPEN, operation } from '../operation.ts';

export const getAds = operation({
  op: 10090,
  name: 'getAds',
  socket: 'lobby',
  group: 'ad',
  origin: 'spec',
  ...OPEN,
  effect: 'read',
  request: z.strictObject({
    Lang: LocaleID,
    /** Absent means every place. */
    Bookmark: z.optional(AdPlace),
    Platform: z._default(Platform, 'web'),
  }),
  result: z.object({ List: z.array(Ad) }),
  summary: 'Lists the current ads of a place on a platform, in their order.',
  section: 'specification 1 §7; 2 §7',
});
