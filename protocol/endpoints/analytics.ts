import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ANALYTICS_BATCH, AnalyticsEvent } from '../entities/analytics.ts';
import { Uuid } from '../entities/identifiers.ts';

export const recordAnalytics = endpoint({
  method: 'POST',
  path: '/api/v1/analytics',
  name: 'recordAnalytics',
  group: 'analytics',
  origin: 'added',
  access: 'anyone',
  effect: 'write',
  request: z.strictObject({
    /** The visitor agreed; without it nothing may be sent. */
    Consent: z.literal(true),
    /** Random, of one browser; never a player's id. */
    VisitorID: Uuid,
    Events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(ANALYTICS_BATCH)),
  }),
  result: z.object({
    /** How many were new. */
    Taken: z.int().check(z.minimum(0)),
  }),
  rate: { limit: 60, seconds: 60 },
  maxBytes: 32 * 1024,
  summary:
    'Events of a visit, at most 50: pages seen, 購點兌換 tapped, the campaign it came by. Of nobody in particular: a random visitor id is all that joins them. An event that comes again counts once.',
  section: 'specification 1 §2 (query parameters, navigation)',
});
