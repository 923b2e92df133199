import * as endpoints from '#protocol/endpoints/errorReport.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { admitNewFault, saveReport } from './report.ts';

export const reportError = answerEndpoint(endpoints.reportError, async (report, context, tx) => {
  await saveReport(tx, context, report, () => admitNewFault(context.ports, context.address));
  return {};
});
