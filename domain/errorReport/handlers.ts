import { reportError } from '#protocol/endpoints/errorReport.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { keepReport } from './report.ts';

export const reported = answerEndpoint(reportError, async (report, context, tx) => {
  await keepReport(tx, context, report);
  return {};
});
