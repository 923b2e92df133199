import * as endpoints from '#protocol/endpoints/errorReport.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import { keepReport } from './report.ts';

/** New faults that one address may add in a day, so that no one can displace the faults of others. */
const NEW_FAULTS_A_DAY = 50;

export const reportError = answerEndpoint(endpoints.reportError, async (report, context, tx) => {
  await keepReport(tx, context, report, () => limitDay(context.ports, `faults:${context.address}`, NEW_FAULTS_A_DAY));
  return {};
});
