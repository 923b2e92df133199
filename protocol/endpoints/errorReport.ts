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
    'What went wrong in a page, for the operator. Queries of addresses, tokens, e-mails, phones and other long numbers are taken out by page and service alike; the same fault again is counted, not kept again.',
  section: 'specification 1 §8',
});
