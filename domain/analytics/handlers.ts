import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { recordEvents } from './record.ts';

export const recorded = answerEndpoint(recordAnalytics, async ({ VisitorID, Events }, context, tx) => ({
  Taken: await recordEvents(tx, context, { VisitorID, Events, Brand: context.brand.ID }),
}));
