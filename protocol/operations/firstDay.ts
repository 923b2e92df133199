import * as z from 'zod/mini';
import { FirstDay } from '../entities/firstDay.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'firstDay',
  origin: 'added',
  caller: 'player',
  request: z.strictObject({}),
  result: FirstDay,
  section: 'decisions 0057',
} as const;

export const getFirstDay = operation({
  ...defaults,
  op: 15800,
  name: 'getFirstDay',
  effect: 'read',
  summary: 'The list of a newcomer’s first days: completed steps, reward and end.',
});

export const claimFirstDay = operation({
  ...defaults,
  op: 15810,
  name: 'claimFirstDay',
  effect: 'write',
  codes: [300012, 300013, 300016],
  summary:
    'Claims the reward of the list, once for each account. 300013: a step is missing; 300012: claimed already; 300016: its days are over.',
});
