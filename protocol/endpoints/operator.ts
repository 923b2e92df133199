import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ServiceStatus } from '../entities/operator.ts';

export const getServiceStatus = endpoint({
  method: 'POST',
  path: '/api/v1/status',
  name: 'getServiceStatus',
  group: 'operator',
  origin: 'added',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({}),
  result: ServiceStatus,
  section: 'decisions §1, §4',
  summary: "The operator's switches, as in 15700. Answers in maintenance too.",
});
