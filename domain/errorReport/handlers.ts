import * as endpoints from '#protocol/endpoints/errorReport.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { admitNewFault, keepReport } from './report.ts';

export const reportError = answerEndpoint(endpoints.reportError, async (report, context, tx) => {
  await keepReport(tx, context, report, () => admitNewFault(context.ports, context.address));
  return {};
});
