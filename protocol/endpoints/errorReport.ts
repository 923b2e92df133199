import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ErrorReport } from '../entities/errorReport.ts';

export const reportError = endpoint({
  method: 'POST',
  path: '/api/v1/error_report',
  name: 'reportError',
  group: 'errorReport',
  origin: 'added',
  access: 'anyone',
  effect: 'write',
  request: ErrorReport,
  result: z.object({}),
  rate: { limit: 20, seconds: 60 },
  summary:
    'Reports an error of a page to the operator. Page and service remove queries of addresses, tokens, e-mails, phones and other long numbers. The same error again is counted, not stored again.',
  section: 'specification 1 §8',
});
