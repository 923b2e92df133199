import * as endpoints from '#protocol/endpoints/analytics.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import { recordEvents } from './record.ts';

/**
 * The limit for one address in a day. A batch has 50 events, so an address adds at most 25,000 rows. Many visitors may share an address.
 */
const BATCHES_A_DAY = 500;

export const recordAnalytics = answerEndpoint(endpoints.recordAnalytics, async ({ VisitorID, Events }, context, tx) => {
  await limitDay(context.ports, `analytics:${context.address}`, BATCHES_A_DAY);
  return { Taken: await recordEvents(tx, context, { VisitorID, Events, Brand: context.brand.ID }) };
});
