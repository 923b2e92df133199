import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { getEvents } from '../operations/mission.ts';
import { open } from '../openEndpoint.ts';

export const getOpenEvents = endpoint({
  ...open,
  path: '/api/v1/lobby/events',
  name: 'getOpenEvents',
  group: 'mission',
  request: z.strictObject({}),
  result: getEvents.result,
  maxAgeSeconds: 60,
  summary: 'The event list of 13630 for visitors, with no rewards to claim.',
});
