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
    /** The visitor's consent; without it nothing may be sent. */
    Consent: z.literal(true),
    /** A random id of one browser, never a player's id. */
    VisitorID: Uuid,
    Events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(ANALYTICS_BATCH)),
  }),
  result: z.object({
    /** The number of new events. */
    Taken: z.int().check(z.minimum(0)),
  }),
  rate: { limit: 60, seconds: 60 },
  maxBytes: 32 * 1024,
  summary:
    'Events of a visit, at most 50: pages seen, 購點兌換 tapped, the campaign. They contain no player: only a random visitor id connects them. An event that is sent again counts once.',
  section: 'specification 1 §2 (query parameters, navigation)',
});
